const { resolve } = require('node:path');

/**
 * A loader for the modules that read files of content, in `npm run dev` only. It names that folder as a
 * source of the module, and changes the module each time. So after a change to a file, Next loads the
 * module again, with everything that uses it, and the browser shows the change.
 */
module.exports = function reloadWords(source) {
  this.addContextDependency(resolve('content'));
  return `${source}\n// ${Date.now()}\n`;
};
