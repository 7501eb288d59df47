import { describe, expect, test } from '@jest/globals';
import { parse, serialize } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { icons } from '@/components/ui/Icon/icons';
import { commandsOf, shortenPaths, shortPath } from '@/scripts/export/paths';

test.each([
  ['M10,20 L30,40', 'm10 20 20 20'],
  ['m10 20 30 40', 'm10 20 30 40'],
  ['M0 0H10.04V-5', 'm0 0h10v-5'],
  ['M1 1a8,8,0,0,1-8,8', 'm1 1a8 8 0 01-8 8'],
  ['M1 1a8 8 0 018 8', 'm1 1a8 8 0 018 8'],
  ['M1 1A8 8 0 1 0 5 9Z', 'm1 1a8 8 0 104 8z'],
  ['M.5.5l.2-.2.5 0', 'm.5.5.2-.2.5 0'],
  // An arc of nearly half a circle would bend by half a unit.
  ['M10 10a6,6,0,0,1-8.48-8.48', 'm10 10a6 6 0 01-8.48-8.48'],
  ['M10 10l1 1 2 2zl3 3', 'm10 10 1 1 2 2zl3 3'],
  ['M1e1 2e-1l1 1', 'm10 .2 1 1'],
])('%s is written as %s', (from, to) => {
  expect(shortPath(from, 1)).toBe(to);
});

/** Where each command of a path ends. */
function ends(d: string): [number, number][] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return commandsOf(d).map(({ name, relative, numbers }) => {
    const [px, py] = relative ? [x, y] : [0, 0];
    if (name === 'z') [x, y] = [startX, startY];
    else if (name === 'h') x = px + (numbers[0] ?? 0);
    else if (name === 'v') y = py + (numbers[0] ?? 0);
    else [x, y] = [px + (numbers.at(-2) ?? 0), py + (numbers.at(-1) ?? 0)];
    if (name === 'm') [startX, startY] = [x, y];
    return [x, y];
  });
}

const drawn = Object.entries(icons).flatMap(([name, Glyph]) =>
  [...renderToStaticMarkup(createElement(Glyph)).matchAll(/ d="([^"]*)"/g)].map(
    ([, d = '']) => [name, d] as const,
  ),
);

describe('every icon', () => {
  test('is there', () => expect(drawn.length).toBeGreaterThan(20));

  test.each(drawn)('%s keeps all of its points to a twentieth of a unit', (_, d) => {
    const [before, after] = [ends(d), ends(shortPath(d, 1))];
    expect(after).toHaveLength(before.length);
    before.forEach(([x, y], i) => {
      const [nx = 0, ny = 0] = after[i] ?? [];
      expect(Math.max(Math.abs(nx - x), Math.abs(ny - y))).toBeLessThanOrEqual(0.056);
    });
  });

  test('takes less room together with the others', () => {
    const sum = (paths: readonly string[]) => paths.join('').length;
    const before = drawn.map(([, d]) => d);
    expect(sum(before.map((d) => shortPath(d, 1)))).toBeLessThan(0.95 * sum(before));
  });
});

test('small drawings keep three decimals, and islands all of theirs', () => {
  const document = parse(
    '<svg viewBox="0 0 40 40"><path d="M1.2349,1L2,2"></path></svg><div data-island="X"><svg viewBox="0 0 256 256"><path d="M1.2349,1L2,2"></path></svg></div>',
  );
  shortenPaths(document);
  expect(serialize(document)).toContain('d="m1.235 1 .765 1"');
  expect(serialize(document)).toContain('d="M1.2349,1L2,2"');
});

test('a command that is none is named', () => {
  expect(() => shortPath('M1 1x2 2', 1)).toThrow('the command "x"');
});
