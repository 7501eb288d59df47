import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  readClassNames,
  shortenModules,
  shortenPage,
  shortenSheet,
  shortNames,
} from '../class-names';
import { edit } from './support/edit';

let out = '';
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'out-'));
});
afterEach(() => rm(out, { recursive: true }));

const modules = new Map([
  ['ui/Card.module.scss', { card: '_1aB-cd_card', wide: 'x_wide _1aB-cd_card' }],
]);
const short = shortNames(modules);

test('reads the file that the app’s route wrote', async () => {
  const json = JSON.stringify({ '../../ui/Card.module.scss': { card: 'Aa_card' } });
  await writeFile(join(out, 'names.json'), json);
  expect(await readClassNames(out, 'names.json')).toEqual(
    new Map([['ui/Card.module.scss', { card: 'Aa_card' }]]),
  );
  await expect(readClassNames(out, 'other.json')).rejects.toThrow(
    'other.json is missing: add app/other.json/route.ts, which prints the class names',
  );
});

test('islands, sheets and pages get the same short names', () => {
  expect(shortenModules(modules, short)).toEqual(
    new Map([['ui/Card.module.scss', { card: 'c0', wide: 'c1 c0' }]]),
  );
  expect(shortenSheet('._1aB-cd_card:not(.x_wide)>.swiper{top:1.5px}', short)).toBe(
    '.c0:not(.c1)>.swiper{top:1.5px}',
  );
  const html = '<p class="_1aB-cd_card swiper" data-classes="x_wide"></p>';
  expect(edit(html, (document) => shortenPage(document, short))).toContain(
    '<p class="c0 swiper" data-classes="c1"></p>',
  );
});

test('finds names that a sheet escapes because of a leading digit or hyphen', () => {
  const names = new Map([
    ['-3N_a', 'c0'],
    ['6bq_b', 'c1'],
  ]);
  expect(shortenSheet('.-\\33 N_a,.\\36 bq_b{top:0}', names)).toBe('.c0,.c1{top:0}');
});
