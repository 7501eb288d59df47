import { expect, test } from '@jest/globals';
import { describeLost } from '@/content/files/reference';
import { collections } from '@/content/structured/collections';

test.each(['content/team', 'content/services', 'content/projects'])(
  'a reference to an empty %s says how to make the first file',
  (folder) => {
    const made = collections.find(({ collection }) => collection.folder === folder)?.draft?.name;
    expect(describeLost(folder, 'tea', [])).toBe(
      `expected a file of ${folder}, found "tea". There is none yet. Make one with "npm run new ${made}".`,
    );
  },
);
