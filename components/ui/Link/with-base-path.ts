/** The folder the site is served from, such as "/site"; empty at a domain's root. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * The address a browser is given for `path`: the site's own paths and files get the base path,
 * all others (mail, telephone, other sites, anchors on the page) stay as they are.
 */
export function withBasePath(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? BASE_PATH + path : path;
}
