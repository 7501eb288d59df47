import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { isNode, isScalar, parse, parseDocument, visit } from 'yaml';
import { findChangedLines } from '@/__tests__/editor/lines';
import { writeFields } from '@/scripts/author/writer';
import { filesIn } from '@/scripts/site/files';

/** The fields of every file of content. */
const texts = filesIn('content')
  .filter((file) => /\.(yaml|md)$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.yaml')) return [{ file, text }];
    const front = /^---\n([\s\S]*?)^---$/m.exec(text)?.[1];
    return front === undefined ? [] : [{ file, text: front }];
  });

type Way = readonly (string | number)[];

/** The ways to all values in a value, itself too. */
function findWays(value: unknown, way: Way = []): Way[] {
  if (typeof value !== 'object' || value === null) return [way];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    findWays(each, [...way, Array.isArray(value) ? Number(key) : key]),
  );
  return [way, ...inner];
}

const read = (value: unknown, way: Way): unknown =>
  way.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** The value with another one at a way. */
function put<T>(value: T, way: Way, part: unknown): T {
  const copy = structuredClone(value);
  Object(read(copy, way.slice(0, -1)))[way.at(-1) ?? ''] = part;
  return copy;
}

function changeScalar(value: unknown): unknown {
  if (typeof value === 'string')
    return value.includes(' ') ? value.replace(/ \S+/, ' x') : `${value}x`;
  return typeof value === 'number' ? value + 1 : !value;
}

/** How many lines each scalar of a text has, by its way. */
function countLines(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  visit(parseDocument(text), {
    Scalar(key, node, path) {
      if (key === 'key' || !node.range) return;
      const way = path.flatMap((each, i) => {
        const next = path[i + 1] ?? node;
        if (isNode(each) && 'items' in each) {
          const items = each.items as unknown[];
          const at = items.indexOf(next);
          const pair = items[at];
          const name = Object(pair).key;
          return [isScalar(name) ? String(name.value) : at];
        }
        return [];
      });
      const source = text.slice(node.range[0], node.range[1]).trimEnd();
      counts.set(way.join('.'), source.split('\n').length);
    },
  });
  return counts;
}

describe.each(texts)('$file', ({ text }) => {
  const values = parse(text);
  const ways = findWays(values);

  test('keeps every byte while nothing changes', () => {
    expect(writeFields(text, values)).toBe(text);
  });

  test('changes only the lines of a scalar', () => {
    const counts = countLines(text);
    for (const way of ways) {
      const value = read(values, way);
      if (typeof value === 'object') continue;
      const changed = put(values, way, changeScalar(value));
      const result = writeFields(text, changed);
      expect(parse(result)).toEqual(changed);
      const { removed } = findChangedLines(text, result);
      expect([way, removed.length]).toEqual([way, expect.any(Number)]);
      expect(removed.length).toBeLessThanOrEqual(counts.get(way.join('.')) ?? 0);
    }
  });

  test('changes only the lines of an item that is added, removed or moved', () => {
    for (const way of ways) {
      const list = read(values, way);
      if (!Array.isArray(list) || list.length === 0) continue;
      // The first item of a list in a list shares its line with the dash of the outer one.
      const isInList = typeof way.at(-1) === 'number';
      const write = (items: unknown[]) => {
        const changed = put(values, way, items);
        const result = writeFields(text, changed);
        expect(parse(result)).toEqual(changed);
        const { removed, added } = findChangedLines(text, result);
        const isOnOneLine = removed.length === 1 && added.length === 1;
        return { removed, added, isShared: isInList || isOnOneLine };
      };
      const more = write([...list, structuredClone(list[0])]);
      if (!more.isShared) expect([way, more.removed]).toEqual([way, []]);
      if (list.length < 2) continue;
      const less = write(list.slice(0, -1));
      if (!less.isShared) expect([way, less.added]).toEqual([way, []]);
      const moved = write([...list.slice(1), list[0]]);
      if (!moved.isShared) expect(moved.added.toSorted()).toEqual(moved.removed.toSorted());
    }
  });
});

/** Random numbers from 0 to 1, the same ones in each run. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const WORDS = [
  ...['tea', 'a: b', '# no', "it's", '"x"', '🛶', '{agency.name}', '- dash', '100%', '[x]', '&a'],
  ...['*b', '!t', '|', '>', '@at', '`c`', 'true', 'null', '12', '0x1', '~', '2026-11-12', ', '],
  ...[
    '?',
    '\\n',
    'tab\there',
    ' lead',
    'trail ',
    'double  space',
    'line\nline',
    'gap\n\ngap',
    'end\n',
  ],
];

test('writes 10,000 random changes so that they are read as they were meant', () => {
  const random = createRandom(33);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const makeText = () =>
    Array.from({ length: Math.floor(random() * 30) }, () => pick(WORDS)).join(' ');
  const makeValue = (): unknown =>
    pick([
      makeText,
      makeText,
      makeText,
      () => pick(WORDS),
      () => Math.floor(random() * 99),
      () => 0,
      () => random() < 0.5,
      () => null,
      () => [],
      () => ({}),
      () => [makeText(), makeText()],
      () => ({ one: makeText(), two: [makeText()] }),
    ])();

  /** Changes, adds, removes or moves one value. */
  function changeOne(values: unknown): void {
    const way = pick(findWays(values).slice(1));
    const parent = Object(read(values, way.slice(0, -1)));
    const key = way.at(-1) ?? '';
    const chance = random();
    if (!Array.isArray(parent)) {
      if (chance < 0.1 && way.length > 1) delete parent[key];
      else parent[chance < 0.25 ? 'another' : key] = makeValue();
      return;
    }
    const at = Number(key);
    if (chance < 0.2) parent.splice(at, 1);
    else if (chance < 0.4) parent.splice(at, 0, makeValue());
    else if (chance < 0.6)
      parent.splice(Math.floor(random() * parent.length), 0, ...parent.splice(at, 1));
    else parent[at] = makeValue();
  }

  for (let edits = 0; edits < 10_000; ) {
    let { text } = pick(texts);
    if (random() < 0.1) text = text.replaceAll('\n', '\r\n');
    if (random() < 0.1) text = text.trimEnd();
    for (let saves = 0; saves < 3; saves += 1) {
      const values = parse(text);
      for (let i = 0; i < 3; i += 1) changeOne(values);
      edits += 3;
      text = writeFields(text, values);
      expect(parse(text)).toEqual(values);
    }
  }
});
