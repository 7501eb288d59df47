import { expect, test } from '@jest/globals';
import { missing } from '@/content/pages/errors';
import { jobPath } from '@/content/routes';

test('the words of a missing job are for the addresses of jobs', () => {
  expect(missing().job?.under).toBe(jobPath(''));
});
