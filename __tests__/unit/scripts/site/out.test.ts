/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { writeFiles } from '@/scripts/site/out';

test('a step does not replace a file of public/', () => {
  expect(() => writeFiles(new Map([['favicon.ico', '']]))).toThrow(
    'public/favicon.ico: the build writes a file of this name itself. Rename yours, or delete it.',
  );
});
