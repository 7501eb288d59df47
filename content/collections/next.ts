/** The entry after the one with this slug. The first one follows the last. One alone has no next. */
export function findNext<Item extends { slug: string }>(
  items: readonly Item[],
  slug: string,
): Item | undefined {
  if (items.length < 2) return undefined;
  const index = items.findIndex((item) => item.slug === slug);
  return items[(index + 1) % items.length];
}
