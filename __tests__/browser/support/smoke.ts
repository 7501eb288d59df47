/** Tags the tests that also run on the site as Next exports it: `npm run test:owners`. */
export const SMOKE = '@smoke';
