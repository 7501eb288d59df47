/** Folders and files that an update leaves alone, because every owner has their own. */
const OWNED = [
  /^public\//,
  /^__tests__\/visual\/baseline\//,
  /^content\/(?!.*\.tsx?$)/,
  /^\.github\/home\.webp$/,
  // Drawn from content/logo.svg.
  /^app\/icon\.svg$/,
];

/** Files in those folders that belong to the code. */
const CODE = [/\/(README|decisions)\.md$/, /^content\/(code|departures|add-a-\w+)\.md$/];

/** Says whether a file holds the owner's words or pictures, and not code. */
export const isOwned = (file: string): boolean =>
  OWNED.some((pattern) => pattern.test(file)) && !CODE.some((pattern) => pattern.test(file));
