/**
 * The limits for a first visit on a phone before any scroll or touch, in bytes. Text counts as
 * brotli. Scripts in the page count with the files.
 */
export const BUDGET = {
  script: 5_100,
  html: 14_000,
  styles: 20_000,
  home: 180_000,
  inner: 150_000,
} as const;
