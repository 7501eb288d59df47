import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { readWorld, resolve } from '@/content/brand/read-tokens';

const ROOT = process.cwd();
afterEach(() => process.chdir(ROOT));

test('the tokens of a world are all of its own, also after a nested rule and a brace in a comment', () => {
  process.chdir(mkdtempSync(join(tmpdir(), 'sheets-')));
  mkdirSync('styles/base', { recursive: true });
  writeFileSync(
    'styles/base/_worlds.scss',
    `@mixin dark-ground { --edge: #111; }
    [data-world] { --ink: #222; img { --ink: #333; } --focus: var(--ink); }
    [data-world='cloud'] { // }
      @include dark-ground;
      --top: light-dark(#444, #555);
    }`,
  );
  const tokens = readWorld('cloud', (colour) => colour);
  expect(Object.fromEntries(tokens)).toEqual({
    '--ink': '#222',
    '--focus': 'var(--ink)',
    '--edge': '#111',
    '--top': 'light-dark(#444, #555)',
  });
  expect(resolve(tokens, '--focus', 'light')).toBe('#222222');
  expect(() => resolve(tokens, '--none', 'light')).toThrow(
    'No sheet of styles/base declares --none.',
  );
  expect(() => readWorld('mint', String)).toThrow('has no "[data-world=\'mint\']"');
});
