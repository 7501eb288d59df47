import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
