import { site } from '@/content/site/site';

/** What a tracker of the owner's adds to the script of each page: the question, and the part that counts. */
const TRACKER = site().analytics.tracker === 'absent' ? 0 : 2_100;

/**
 * The limits for a first visit on a phone before any scroll or touch, in bytes. Text counts as
 * brotli. Scripts in the page count with the files.
 */
export const BUDGET = {
  script: 4_450 + TRACKER,
  /** The search loads the part that reads the query from the address. */
  searchScript: 4_950 + TRACKER,
  styles: 20_000,
  home: 180_000,
  inner: 150_000,
} as const;

/** The limits for the HTML of a page as hosts send it, in bytes: gzip at level 6, brotli at 5. */
export const HTML = {
  home: 13_200,
  inner: 12_500,
  /** The home page with all that settings add: keys, a pixel, and the question about it. */
  homeWithAll: 14_300,
} as const;
