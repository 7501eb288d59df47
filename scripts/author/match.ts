export type Fields = Readonly<Record<string, unknown>>;

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

/** An item as texts that can be compared: its fields, or its value. */
const getParts = (item: unknown): string[] =>
  isFields(item)
    ? getNames(item).map((name) => `${name}: ${JSON.stringify(item[name])}`)
    : [JSON.stringify(item)];

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
  const parts = olds.map((item) => new Set(getParts(item)));
  const wholes = olds.map((item) => JSON.stringify(item));
  const rows = news.map((item) => ({ parts: getParts(item), whole: JSON.stringify(item) }));
  const free = new Set(olds.keys());
  const found: (number | undefined)[] = news.map(() => undefined);

  /** The free old item that has the most fields of a new one. */
  function findLike(own: readonly string[]): number | undefined {
    let best: number | undefined;
    let most = 0;
    for (const from of free) {
      const shared = own.filter((part) => parts[from]?.has(part)).length;
      if (shared > most) [best, most] = [from, shared];
    }
    return best;
  }

  const ways: ((row: (typeof rows)[number], at: number) => number | undefined)[] = [
    ({ whole }, at) => (whole === wholes[at] ? at : undefined),
    ({ whole }) => wholes.findIndex((each, from) => each === whole && free.has(from)),
    ({ parts: own }) => findLike(own),
    (_, at) => (olds.length === news.length ? at : undefined),
  ];
  for (const find of ways) {
    for (const [at, row] of rows.entries()) {
      const from = found[at] === undefined ? find(row, at) : undefined;
      if (from !== undefined && free.delete(from)) found[at] = from;
    }
  }
  return found;
}
