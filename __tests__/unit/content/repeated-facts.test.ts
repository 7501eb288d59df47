import { expect, test } from '@jest/globals';
import { isLeftOut } from '@/content/files/left-out';
import { jobPath } from '@/content/routes';
import { missing } from '@/content/site/missing';

test('the words of a missing job are for the addresses of jobs', () => {
  if (isLeftOut(jobPath(''))) expect(missing().job).toBeUndefined();
  else expect(missing().job?.under).toBe(jobPath(''));
});
