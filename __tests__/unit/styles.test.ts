import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { filesIn } from '@/scripts/site/files';

type Line = { place: string; text: string; property: string; value: string; reason: boolean };

/** The declarations of the sheets of components and routes, with whether a comment stands above. */
const lines: readonly Line[] = ['app', 'components']
  .flatMap(filesIn)
  .filter((path) => path.endsWith('.module.scss'))
  .flatMap((path) => {
    const all = readFileSync(path, 'utf8').split('\n');
    return all.map((text, i) => {
      const [, property = '', value = ''] = /^\s*([\w-]+):\s+(.*?);?$/.exec(text) ?? [];
      const reason = (all[i - 1] ?? '').trim().startsWith('//');
      return { place: `${path}:${i + 1}`, text: text.trim(), property, value, reason };
    });
  });

const find = (isWrong: (line: Line) => boolean) =>
  lines.filter(isWrong).map(({ place, text }) => `${place} ${text}`);

/** Lengths of 3 px and less are hairlines, which no scale holds. */
const pixels = (value: string) =>
  [...value.matchAll(/(?<![\w-])-?(\d*\.?\d+)(px|rem|vw)\b/g)].filter(
    ([, number, unit]) => unit !== 'px' || Number(number) > 3,
  );

test('the test finds sheets', () => {
  expect(lines.filter(({ property }) => property === 'padding').length).toBeGreaterThan(50);
});

test('margins, paddings and gaps use the space scale, or a comment above says why not', () => {
  const isSpacing = /^(margin|padding|gap|row-gap|column-gap)/;
  expect(
    find(
      ({ property, value, reason }) =>
        isSpacing.test(property) && pixels(value).length > 0 && !reason,
    ),
  ).toEqual([]);
});

test('font sizes use the type scale, or a comment above says why not', () => {
  expect(
    find(
      ({ text, reason }) =>
        /^(font-size: |@include type\.\w+\()/.test(text) && pixels(text).length > 0 && !reason,
    ),
  ).toEqual([]);
});

test('letters are as far apart as their size asks for, or a comment above says why not', () => {
  const logos = /(ClientLogo|Logo)\.module\.scss:/;
  expect(
    find(
      ({ place, property, value, reason }) =>
        property === 'letter-spacing' &&
        /-?\d*\.\d+em/.test(value) &&
        !reason &&
        !logos.test(place),
    ),
  ).toEqual([]);
});

test('font weights are tokens', () => {
  expect(
    find(({ property, value }) => property === 'font-weight' && !/^var\(/.test(value)),
  ).toEqual([]);
});

test('properties are logical, so that a page can run from right to left', () => {
  const physical =
    /^((margin|padding|border|scroll-margin|scroll-padding)-(top|right|bottom|left)|top|right|bottom|left)\b/;
  expect(find(({ property }) => physical.test(property))).toEqual([]);
  expect(
    find(({ property, value }) => property === 'text-align' && /left|right/.test(value)),
  ).toEqual([]);
});

test('widths change at named breakpoints, except those that the specification sets for carousels', () => {
  const carousels = /(LogoSlides|ProjectSlides|Testimonials|ClientsCarousel)\.module\.scss:/;
  expect(
    find(({ place, text }) => /^@media[^{]*width/.test(text) && !carousels.test(place)),
  ).toEqual([]);
});

test('colours have the names of their roles; the palette is used in styles/base only', () => {
  const tokens = readFileSync('styles/base/_tokens.scss', 'utf8');
  const [palette = ''] = /\/\/ Palette[\s\S]*?\n\n/.exec(tokens) ?? [];
  const names = [...palette.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(find(({ text }) => names.some((name) => text.includes(`var(${name})`)))).toEqual([]);
});

/** The type styles with the size of their name, such as `type.title` with `--text-title`. */
const sized = /^ *@mixin (\w+)(?:\(\$size: | \{\n *font-size: )var\(--text-\1\)/gm;

/** The rest of a rule after a line with this indent, with its media queries and no rule inside. */
function getOwnLines(text: string, indent: string): string {
  const end = text.search(new RegExp(`^(?!${indent})(?=.*\\S)`, 'm'));
  return text
    .slice(0, end)
    .replace(/^( *)(?!@include media|@media|\s)\S*.*\{\n[\s\S]*?^\1\}\n/gm, '');
}

test('no rule and no breakpoint repeats the size that the type style has set', () => {
  const sheet = readFileSync('styles/tools/_type.scss', 'utf8');
  const styles = [...sheet.matchAll(sized)].map(([, name = '']) => name);
  expect(styles).toContain('title');
  const style = new RegExp(`^( *)@include type\\.(${styles.join('|')});\\n`, 'gm');
  const repeated = ['app', 'components']
    .flatMap(filesIn)
    .filter((path) => path.endsWith('.module.scss'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return [...text.matchAll(style)].flatMap(({ 0: line, 1: indent = '', 2: name, index }) => {
        const rule = getOwnLines(text.slice(index + line.length), indent);
        const [, size] = /font-size: (?:var\(--text-)?([^;)]+)/.exec(rule) ?? [];
        return size === name ? [`${path}: --text-${name}`] : [];
      });
    });
  expect(repeated).toEqual([]);
});
