import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

test.each([
  ['site-', ''],
  ['100%-', 'has "#" or "%" in it'],
  ['site#-', 'has "#" or "%" in it'],
])('in a folder named %s…, the configuration says "%s"', (name, words) => {
  const folder = mkdtempSync(join(tmpdir(), name));
  copyFileSync('next.config.mjs', join(folder, 'next.config.mjs'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const { href } = pathToFileURL(join(folder, 'next.config.mjs'));
  const code = `import('${href}').then((all) => all.default('phase-production-build'))`;
  const { stderr, status } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  expect(stderr).toContain(words);
  expect(status).toBe(words === '' ? 0 : 1);
  rmSync(folder, { recursive: true });
});
