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

/** The widths at which `npm test` makes a check that measures pixels. */
const MAIN_WIDTHS: readonly number[] = [390, 1440];

/**
 * Parts a check that measures pixels: `npm test` makes it on `sample` at two widths, and
 * `npm run test:all` at the others and on all other pages.
 */
export function partByWidth(path: string, sample: readonly string[], widths: readonly number[]) {
  if (!sample.includes(path)) return [{ widths, tag: SWEEP }];
  const isMain = (width: number) => MAIN_WIDTHS.includes(width);
  return [
    { widths: widths.filter(isMain), tag: [] },
    { widths: widths.filter((width) => !isMain(width)), tag: SWEEP },
  ];
}
