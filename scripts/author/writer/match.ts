type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of the fields that have a value. */
export const getNames = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name] !== undefined);

/** Whether two values are the same. A field that is undefined counts as absent. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, i) => isEqual(value, other[i]));
  }
  if (!isFields(one) || !isFields(other)) return Object.is(one, other);
  const names = getNames(one);
  return (
    names.length === getNames(other).length &&
    names.every((name) => isEqual(one[name], other[name]))
  );
}

/** The share of fields that two items have in common, from 0 to 1. */
function getLikeness(one: unknown, other: unknown): number {
  if (isEqual(one, other)) return 1;
  if (!isFields(one) || !isFields(other)) return 0;
  const names = new Set([...getNames(one), ...getNames(other)]);
  return [...names].filter((name) => isEqual(one[name], other[name])).length / names.size;
}

/** The longest row of equal items that stand in the same order in both lists, as pairs of indexes. */
function findKept(
  olds: readonly unknown[],
  news: readonly unknown[],
): [old: number, now: number][] {
  const lengths = [...olds, null].map(() => [...news, null].map(() => 0));
  const get = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const isSame = olds.map((old) => news.map((now) => isEqual(old, now)));
  for (let i = olds.length - 1; i >= 0; i -= 1) {
    for (let j = news.length - 1; j >= 0; j -= 1) {
      const length = isSame[i]?.[j]
        ? get(i + 1, j + 1) + 1
        : Math.max(get(i + 1, j), get(i, j + 1));
      lengths[i]?.splice(j, 1, length);
    }
  }
  const kept: [number, number][] = [];
  for (let i = 0, j = 0; i < olds.length && j < news.length; ) {
    if (isSame[i]?.[j]) kept.push([i++, j++]);
    else if (get(i + 1, j) >= get(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
}

/**
 * Finds out which item of the old list each item of the new list was: an equal one, else the one with
 * the most fields in common, else one in the same place. Each old item is found once.
 *
 * @returns an index of the old list for each new item, or undefined for an added one
 */
export function matchItems(
  olds: readonly unknown[],
  news: readonly unknown[],
): (number | undefined)[] {
  const found: (number | undefined)[] = news.map(() => undefined);
  const free = new Set(olds.keys());
  function take(at: number, from: number | undefined): void {
    if (from === undefined || found[at] !== undefined || !free.delete(from)) return;
    found[at] = from;
  }
  for (const [from, at] of findKept(olds, news)) take(at, from);
  for (const [at, value] of news.entries()) {
    take(
      at,
      [...free].find((from) => isEqual(olds[from], value)),
    );
  }
  for (const [at, value] of news.entries()) {
    const [best] = [...free]
      .map((from) => ({ from, likeness: getLikeness(olds[from], value) }))
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.likeness - a.likeness);
    take(at, best?.from);
  }
  if (olds.length === news.length) for (const at of news.keys()) take(at, at);
  return found;
}
