/** Whether `path` is the page of a menu item or a page below it. */
export function isCurrent(href: string, path: string): boolean {
  if (href === path) return true;
  const sections: Record<string, readonly string[]> = {
    '/blogs': ['/blogs/', '/blog'],
  };
  return (sections[href] ?? []).some((start) => path.startsWith(start));
}
