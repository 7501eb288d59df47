import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const CHECK = 'scripts/setup/check-folder.mjs';

test.each([
  ['my site-', '', 0],
  ['100%-', 'has "#", "?" or "%" in it', 1],
  ['site#-', 'has "#", "?" or "%" in it', 1],
  ['site?-', 'has "#", "?" or "%" in it', 1],
])('in a folder named %s…, a command says "%s"', (name, words, code) => {
  const folder = mkdtempSync(join(tmpdir(), name));
  const { stderr, status } = spawnSync(process.execPath, [resolve(CHECK)], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toContain(words);
  expect(status).toBe(code);
  rmSync(folder, { recursive: true });
});

test.each(['dev', 'build', 'start', 'test'])('npm run %s looks at the folder first', (command) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts[command]).toMatch(`node ${CHECK} && `);
});
