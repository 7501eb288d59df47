/** Tags the tests that also hold on the site as Next exports it: `npm run test:variants`. */
export const SMOKE = '@smoke';
