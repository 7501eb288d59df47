import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { getErrorMessage } from '@/__tests__/support/messages';
import { define } from '@/content/files/define';

test('a file that is not there stops the build with its path', () => {
  expect(getErrorMessage(() => define('content/pages/x.yaml', z.strictObject({}))())).toMatch(
    'content/pages/x.yaml is missing',
  );
});
