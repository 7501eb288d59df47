/**
 * The `aria-current` of a link to `href`: `page` on that page, and `true` on the pages below it.
 *
 * @param path the path of this page
 * @param above the path of the page above this one, where `path` does not show it
 */
export function getCurrent(href: string, path: string, above = path): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return `${above}/`.startsWith(`${href}/`) ? 'true' : undefined;
}
