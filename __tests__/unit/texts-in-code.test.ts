import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { listSources } from '@/__tests__/support/sources';

const FOLDERS = ['app', 'components', 'content', 'scripts/author', 'scripts/edit', 'scripts/site'];

/** The modules of words and of addresses, and code that reads drawings and attributes. */
const OTHERS =
  /^content\/(schema\/(words|slug)\.ts|brand\/)|^components\/islands\/(forms\/errors|motion\/settings)|icons\/|own\/address|read-file|check\.ts$|__tests__/;

/** Names of what people read. */
const TEXT =
  'title|desc|description|summary|name|query|statement|lead|sentence|preview|jobTitle|label';

/** What holds in English alone. */
const ENGLISH: readonly RegExp[] = [
  // A word is what stands between two blanks.
  /(?<!')\.split\((?:['"] ['"]|\/\(?\\s)/,
  // Letters are those of English.
  /\[\^?a-z0-9\]/,
  // A character is a part of its code.
  new RegExp(`\\b(?:${TEXT})\\)?\\.(?:length [<>=]+ [A-Z]|slice\\(0, [A-Z\\d]|substring\\()`),
  new RegExp(`\\[\\.\\.\\.(?:${TEXT}|text)\\]`),
  /Intl\.Segmenter/,
];

test('only content/schema/words.ts splits texts into words and counts their characters', () => {
  const found = FOLDERS.flatMap(listSources)
    .filter((file) => /\.tsx?$/.test(file) && !OTHERS.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => ENGLISH.some((pattern) => pattern.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
