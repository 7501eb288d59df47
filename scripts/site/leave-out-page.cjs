const { readFileSync } = require('node:fs');
const { basename, dirname, relative, resolve, sep } = require('node:path');
const { parse } = require('yaml');

const SITE = resolve('content/site.yaml');

/** The folders of `app` with pages that go with those of another folder. */
const LISTS = { blog: 'blogs', 'job-description': 'careers' };

/**
 * A loader for the pages. Next compiles nothing of a page that `leaveOut` in content/site.yaml names, as it
 * gets this instead, which answers 404. The export leaves it out.
 */
module.exports = function leaveOutPage(source) {
  this.addDependency(SITE);
  const [folder] = relative(resolve('app'), this.resourcePath).split(sep);
  const { leaveOut } = parse(readFileSync(SITE, 'utf8'), { logLevel: 'silent' }) ?? {};
  if (!Array.isArray(leaveOut) || !leaveOut.includes(LISTS[folder] ?? folder)) return source;
  const [, segment] = /^\[(\w+)\]$/.exec(basename(dirname(this.resourcePath))) ?? [];
  const params = segment
    ? `export const dynamicParams = false;
export const generateStaticParams = () => [{ ${segment}: '_none' }];`
    : '';
  return `import { notFound } from 'next/navigation';
export const metadata = {};
${params}
export default function LeftOut() { notFound(); }
`;
};
