/** Folders and files that an update leaves alone, because every owner has their own. */
const OWNED = [
  /^public\//,
  /^__tests__\/visual\/baseline\//,
  /^content\/(?!.*\.tsx?$)/,
  /^\.github\/home\.webp$/,
  // Drawn from content/logo.svg.
  /^app\/icon\.svg$/,
];

/** Says whether a file explains the project. In the folders of content, other files of Markdown are words. */
export const isManual = (file: string): boolean =>
  /(^|\/)README\.md$/.test(file) ||
  (/\.md$/.test(file) && !/^(content\/.+\/|content\/credits\.md$|public\/)/.test(file));

/** Says whether a file holds the owner's words or pictures, and not code. */
export const isOwned = (file: string): boolean =>
  OWNED.some((pattern) => pattern.test(file)) && !isManual(file);

/** The file that an update merges by field. */
export const PACKAGE = 'package.json';

/** Whether an update merges a file otherwise than by its lines, or not at all. */
export const isApart = (file: string): boolean => file === PACKAGE || isOwned(file);

/**
 * Whether the version's file replaces the owner's where both changed it. `npm install` mends the lock file.
 */
export const isTaken = (file: string): boolean => file === 'package-lock.json' || isManual(file);
