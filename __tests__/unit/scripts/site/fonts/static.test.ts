import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { declareFaces, listCuts } from '@/scripts/site/fonts/declare';
import { listFaces } from '@/scripts/site/fonts/faces';
import { formatTypefaces, replaceTypefaces } from '@/scripts/site/fonts/notices';

const NAME = '@fontsource/tea';
const project = standInProject({}, { each: true });

/** Installs a static package of Fontsource with these weights. Latin Extended has the regular one alone. */
function install(...weights: number[]) {
  project.write({
    ...Object.fromEntries(weights.map((weight) => [toFile(weight), ''])),
    [toFile(400, 'latin-ext')]: '',
    [`node_modules/${NAME}/LICENSE`]: 'Copyright 2020 The Tea Authors\n',
    'styles/fonts/OFL.txt':
      'Copyright 2022 The Mona Sans Project\nCopyright 2024 The Geist Project\n\nsans.woff2 is Mona Sans and mono.woff2 is Geist Mono, each cut\n',
  });
}

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
});
