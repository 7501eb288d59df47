/** The path that the site is served under: "/site". Empty at a domain's root. All languages share the files below it. */
export const FILES = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The path of the pages of a further language: "/de". All languages share their scripts, so pages name it themselves. */
export const LANGUAGE_PATH =
  globalThis.document?.documentElement.dataset.base ?? process.env.SITE_LANGUAGE_PATH ?? '';

/** Whether all languages share a file. Feeds, copies of pages and the like have words. */
export const isSharedFile = (path: string): boolean =>
  /\.(?!(?:xml|json|txt|md|html|webmanifest)$)\w+$/.test(path);

/** Puts the base path before a path of the site. The home page of a further language has no slash at its end. */
export function addBasePath(path: string): string {
  if (!LANGUAGE_PATH || isSharedFile(path.replace(/[?#].*/, ''))) return FILES + path;
  return FILES + LANGUAGE_PATH + path.replace(/^\/(?=[?#]|$)/, '');
}
