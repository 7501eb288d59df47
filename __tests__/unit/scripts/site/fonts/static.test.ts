/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { declareFaces, listCuts } from '@/scripts/site/fonts/declare';
import { listFaces } from '@/scripts/site/fonts/faces';
import { formatTypefaces, replaceTypefaces } from '@/scripts/site/fonts/notices';

const NAME = '@fontsource/tea';
let root = '';

/** Installs a static package of Fontsource with these weights. Latin Extended has the regular one alone. */
function install(...weights: number[]) {
  root = mkdtempSync(join(tmpdir(), 'static-'));
  const folder = join(root, 'node_modules', NAME, 'files');
  mkdirSync(folder, { recursive: true });
  for (const weight of weights) writeFileSync(join(folder, `tea-latin-${weight}-normal.woff2`), '');
  writeFileSync(join(folder, 'tea-latin-ext-400-normal.woff2'), '');
  writeFileSync(join(folder, '../LICENSE'), 'Copyright 2020 The Tea Authors\n');
  mkdirSync(join(root, 'styles/fonts'), { recursive: true });
  writeFileSync(
    join(root, 'styles/fonts/OFL.txt'),
    'Copyright 2022 The Mona Sans Project\nCopyright 2024 The Geist Project\n\nsans.woff2 is Mona Sans and mono.woff2 is Geist Mono, each cut\n',
  );
  jest.spyOn(process, 'cwd').mockReturnValue(root);
}

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const toFile = (weight: number, part = 'latin') =>
  `node_modules/${NAME}/files/tea-${part}-${weight}-normal.woff2`;

const characters = { common: 'a', rare: '', extended: 'š' };

test('a static package is taken with its weights for words and for what is bold', () => {
  install(100, 400, 500, 700, 900);
  const [sans] = listFaces({ text: NAME });
  expect(sans).toMatchObject({
    files: [toFile(400), toFile(400, 'latin-ext')],
    weight: 400,
    bold: { weight: 700, files: [toFile(700), toFile(700)] },
  });
  if (!sans) throw new Error('expected a typeface');
  const plan = { ...sans, axes: {}, hash: '0', characters };
  const [regular, bold] = [{ family: 'Site Sans Regular' }, { family: 'Site Sans' }];
  expect(listCuts(plan)).toEqual([
    { ...regular, file: 'sans.woff2', source: toFile(400), characters: 'a' },
    { ...bold, file: 'sans-bold.woff2', source: toFile(700), characters: 'a' },
    { ...regular, file: 'sans-extended.woff2', source: toFile(400, 'latin-ext'), characters: 'š' },
    { ...bold, file: 'sans-extended-bold.woff2', source: toFile(700), characters: 'š' },
  ]);
  const declared = declareFaces([plan]);
  expect(declared).toContain(
    "src: [{ path: '../styles/fonts/sans.woff2', weight: '400' }, { path: '../styles/fonts/sans-bold.woff2', weight: '700' }],",
  );
  expect(declared).not.toMatch(/^ {2}weight:/m);
});

test.each([
  [[300, 600], 300, 600],
  [[400], 400, undefined],
  [[200, 900], 200, 900],
])('of the weights %j, words have %s, and what is bold has %s', (weights, weight, bold) => {
  install(...weights);
  const [sans] = listFaces({ text: NAME });
  expect([sans?.weight, sans?.bold?.weight]).toEqual([weight, bold]);
});

test('a static headline has the weight that is nearest to bold, for all of its weights', () => {
  install(300, 600);
  const headline = listFaces({ headline: NAME })[1];
  expect(headline).toMatchObject({ weight: 600, files: [toFile(600), toFile(600)] });
  expect(headline?.bold).toBeUndefined();
});

test('the notices name the typefaces of the brand with their licences, and keep the packages', () => {
  install(400, 700);
  const line = `\n\n${'-'.repeat(80)}\n`;
  const before = `Licences of: two typefaces${line}Mona Sans and Geist Mono\n\nOFL${line}swiper\n\nMIT\n`;
  const notices = replaceTypefaces(before, formatTypefaces(listFaces({ text: NAME })));
  const parts = notices.split(line);
  expect(parts).toHaveLength(4);
  expect(parts[0]).toContain('two typefaces');
  expect(parts[1]).toContain(`The typeface ${NAME}`);
  expect(parts[1]).toContain('Copyright 2020 The Tea Authors');
  expect(parts[2]).toContain('mono.woff2 is Geist Mono, cut');
  expect(notices).not.toContain('Mona');
  expect(parts[3]).toBe('swiper\n\nMIT\n');
  expect(replaceTypefaces(notices, formatTypefaces(listFaces({ text: NAME })))).toBe(notices);
  mkdirSync(join(root, 'content'));
  for (const name of ['milk.woff2', 'milk.txt'])
    writeFileSync(join(root, 'content', name), 'Copyright 2021 The Milk Authors');
  expect(formatTypefaces(listFaces({ text: 'milk.woff2' }))[1]).toMatch(
    /^The typeface milk\.woff2\n[\s\S]*\n\nCopyright 2021 The Milk Authors$/,
  );
});
