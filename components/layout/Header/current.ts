/** Whether the menu item that leads to `href` stands for the page at `path`: itself or its section. */
export function isCurrent(href: string, path: string): boolean {
  if (href === path) return true;
  const sections: Record<string, readonly string[]> = {
    '/blogs': ['/blogs/', '/blog'],
  };
  return (sections[href] ?? []).some((start) => path.startsWith(start));
}
