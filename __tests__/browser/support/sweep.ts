/** Tags a check that `npm test` makes elsewhere already; `npm run test:all` makes it here as well. */
export const SWEEP = '@sweep';

/** One page of each type. */
const SAMPLE = [
  '/',
  '/about-us',
  '/services/devops',
  '/projects',
  '/contact',
  '/blogs/1',
  '/job-description/1',
];

/** The tag of a check that is made on every page: none on a page that stands for its type. */
export const onEveryPage = (path: string) => ({ tag: SAMPLE.includes(path) ? [] : SWEEP });
