/** The path that the pages are served under: "/site", or "/site/de" in a further language. Empty at a domain's root. */
const PAGES = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The path of what all languages share: pictures, scripts and other files. */
export const FILES = process.env.NEXT_PUBLIC_FILES_PATH ?? PAGES;

/** Whether all languages share a file. Feeds, copies of pages and the like have words. */
export const isSharedFile = (path: string): boolean =>
  /\.(?!(?:xml|json|txt|md|html|webmanifest)$)\w+$/.test(path);

/** Puts the base path before a path of the site. The home page of a further language has no slash at its end. */
export const addBasePath = (path: string): string => {
  if (FILES === PAGES) return PAGES + path;
  if (isSharedFile(path.replace(/[?#].*/, ''))) return FILES + path;
  return PAGES + path.replace(/^\/(?=[?#]|$)/, '');
};
