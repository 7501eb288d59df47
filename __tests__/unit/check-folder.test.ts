import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const CHECK = 'scripts/setup/check-folder.mjs';

test.each([
  ['my site-', '', 0],
  ['100%-', 'has "#", "?" or "%" in it', 1],
])('in a folder named %s…, a command says "%s"', (name, words, code) => {
  const cwd = mkdtempSync(join(tmpdir(), name));
  const { stderr, status } = spawnSync(process.execPath, [resolve(CHECK)], { cwd });
  expect(String(stderr)).toContain(words);
  expect(status).toBe(code);
  rmSync(cwd, { recursive: true });
});

test('commands of npm look at the folder first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const command of ['dev', 'build', 'start', 'test'])
    expect(scripts[command]).toMatch(`node ${CHECK} && `);
});
