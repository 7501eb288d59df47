/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { readText } from '@/content/files/read-text';

const folder = mkdtempSync('/tmp/texts-');
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes bytes, and reads them as the text of a file. */
function read(bytes: Buffer): string {
  const file = join(folder, 'article.md');
  writeFileSync(file, bytes);
  return readText(file);
}

/** "Café" and "It’s a naïve dépôt" in one-byte encodings. */
const windows = Buffer.from('Caf\xe9: \x93It\x92s a na\xefve d\xe9p\xf4t\x94', 'latin1');
const mac = Buffer.from('Caf\x8e: \xd2It\xd5s a na\x95ve d\x8ep\x99t\xd3', 'latin1');

test('reads UTF-8, with and without a byte order mark', () => {
  expect(read(Buffer.from('Café, 山, 🚀'))).toBe('Café, 山, 🚀');
  expect(read(Buffer.from('\uFEFFCafé'))).toBe('Café');
});

test.each([
  ['Windows-1252', windows],
  ['MacRoman', mac],
  ['UTF-16', Buffer.from('\uFEFFCafé', 'utf16le')],
])('refuses %s with its name, the file and the remedy', (encoding, bytes) => {
  const message = getErrorMessage(() => read(bytes));
  expect(message).toMatch(/article\.md is invalid:\n {2}\(encoding\): expected UTF-8/);
  expect(message).toContain(`seems to be ${encoding}`);
  expect(message).toContain('save it with the encoding UTF-8');
});
