import { expect, test } from '@jest/globals';
import { isLeftOut } from '@/content/files/left-out';
import { missing } from '@/content/pages/errors';
import { jobPath } from '@/content/routes';

test('the words of a missing job are for the addresses of jobs', () => {
  if (isLeftOut(jobPath(''))) expect(missing().job).toBeUndefined();
  else expect(missing().job?.under).toBe(jobPath(''));
});
