import { allPages } from '@/content/pages/pages';
import { articleLists, articles, everyPage, jobs, people, projects, services } from './routes';

/** Tags a test that only `npm run test:all` runs: `npm test` makes the same check on another page. */
export const SWEEP = '@sweep';

/** One page of each type. */
const kinds: readonly string[] = [
  ...['/', '/contact'].filter((path) => everyPage.includes(path)),
  // One of each collection that has entries.
  ...[services, articles, jobs].flatMap((paths) => paths.slice(0, 1)),
];

/** The pages that `npm test` checks: one of each type, and a case study. */
export const mainPages: readonly string[] = [...kinds, ...projects.slice(0, 1)];

/** One page of each layout. All others differ in words and pictures only. */
export const layouts: readonly string[] = [
  ...allPages().map(({ path }) => path),
  ...[services, articles, articleLists, projects, people, jobs].flatMap((all) => all.slice(0, 1)),
];

/** The tag of a test that runs on every page. */
export const onEveryPage = (path: string) => ({ tag: kinds.includes(path) ? [] : SWEEP });
