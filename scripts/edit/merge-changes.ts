import { isEqual, isFields, matchItems } from '../author/match';

/** The most letters of a value that a message shows. */
const LENGTH = 80;

/** Two values in quotes, from shortly before they differ. */
function quoteBoth(one: unknown, other: unknown): [string, string] {
  const toText = (value: unknown) =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const [a, b] = [toText(one), toText(other)];
  const difference = [...a].findIndex((letter, i) => letter !== b[i]);
  const start = Math.max(0, (difference === -1 ? a.length : difference) - LENGTH / 2);
  const quote = (text: string) => {
    const part = text.slice(start, start + LENGTH);
    return `“${start > 0 ? '…' : ''}${part}${text.length > start + LENGTH ? '…' : ''}”`;
  };
  return [quote(a), quote(b)];
}

/** Whether the items of a list are those of another one, in the same places. */
const isInPlace = (olds: readonly unknown[], news: readonly unknown[]) =>
  olds.length === news.length && matchItems(olds, news).every((from, at) => from === at);

/**
 * Puts the changes of the form into the values that the file has now, field by field. In a list, one of
 * both may add, remove or move items while the other changes some.
 *
 * @param opened the values that the form began with
 * @param present the values that the file has now
 * @param saved the values of the form
 * @returns the values, and a message for each field that changed in both to different values
 */
export function mergeChanges(opened: unknown, present: unknown, saved: unknown) {
  const clashes: string[] = [];

  function clash(path: readonly string[], now: unknown, mine: unknown): unknown {
    const [theirs, own] = quoteBoth(now, mine);
    clashes.push(`${path.join('.')}: the file has ${theirs} now, and this form ${own}.`);
    return mine;
  }

  function mergeLists(
    path: readonly string[],
    old: readonly unknown[],
    now: readonly unknown[],
    mine: readonly unknown[],
  ): unknown {
    const isOurMove = isInPlace(old, now);
    if (!isOurMove && !isInPlace(old, mine)) return clash(path, now, mine);
    const [moved, changed] = isOurMove ? [mine, now] : [now, mine];
    const from = matchItems(old, moved);
    const isLost = old.some((each, i) => !from.includes(i) && !isEqual(each, changed[i]));
    if (isLost) return clash(path, now, mine);
    return moved.map((each, at) => {
      const place = from[at];
      if (place === undefined) return each;
      const [theirs, own] = isOurMove ? [changed[place], each] : [each, changed[place]];
      return merge([...path, `${at}`], old[place], theirs, own);
    });
  }

  function merge(path: readonly string[], old: unknown, now: unknown, mine: unknown): unknown {
    if (isEqual(old, now) || isEqual(now, mine)) return mine;
    if (isEqual(old, mine)) return now;
    if (Array.isArray(old) && Array.isArray(now) && Array.isArray(mine)) {
      return mergeLists(path, old, now, mine);
    }
    if (!isFields(old) || !isFields(now) || !isFields(mine)) return clash(path, now, mine);
    return Object.fromEntries(
      Object.keys({ ...now, ...mine }).map((name) => [
        name,
        merge([...path, name], old[name], now[name], mine[name]),
      ]),
    );
  }

  return { merged: merge([], opened, present, saved), clashes };
}
