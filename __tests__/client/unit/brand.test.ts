import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@jest/globals';
import { filesIn } from '@/scripts/site/files';
import { hashClay } from '@/scripts/site/pictures/clay';
import clay from '@/scripts/site/pictures/clay.json';

test('a brand recolours all masters but interfaces and masks (npx tsx scripts/makers/studio/clay.ts)', () => {
  const known = [...Object.values(clay.clay), ...Object.values(clay.skin)];
  const others = filesIn('content/pictures/masters').filter(
    (file) => !known.includes(hashClay(readFileSync(file))),
  );
  const keepsColours = (file: string) =>
    /^case-\w+-(?!scene|upright)\w+\.webp$|-things\.webp$/.test(basename(file));
  expect(others.filter((file) => !keepsColours(file))).toEqual([]);
});
