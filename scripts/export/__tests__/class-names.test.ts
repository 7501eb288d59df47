import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readClassNames } from '@/scripts/export/class-names';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chunks-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('reads the class names that Next gave each CSS module', async () => {
  await writeFile(
    join(folder, 'a.js'),
    '"[project]/components/ui/Field/Field.module.scss [app-client] (css module)",e=>{e.v({error:"x_error",field:"x_field"})},1',
  );
  await writeFile(join(folder, 'a.css'), '.x_error{}');
  expect(await readClassNames(folder)).toEqual(
    new Map([['components/ui/Field/Field.module.scss', '{error:"x_error",field:"x_field"}']]),
  );
});
