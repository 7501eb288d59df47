import { articles, jobs, services } from './routes';

/**
 * Tags a test that only `npm run test:all` runs: `npm test` makes the same check on another page, or it
 * compares pictures.
 */
export const SWEEP = '@sweep';

/** One page of each type. */
const SAMPLE: readonly (string | undefined)[] = [
  '/',
  '/about-us',
  services[0],
  '/projects',
  '/contact',
  articles[0],
  jobs[0],
];

/** The tag of a test that runs on every page. `npm test` runs it on one page of each type. */
export const onEveryPage = (path: string) => ({ tag: SAMPLE.includes(path) ? [] : SWEEP });
