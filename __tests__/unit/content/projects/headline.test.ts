import { expect, test } from '@jest/globals';
import { headline } from '@/content/projects/headline';

test('a headline leaves out the client’s name and begins with a capital', () => {
  expect(headline({ name: 'Heron', title: 'Heron: booked from a platform' })).toBe(
    'Booked from a platform',
  );
});

test('a title without the client’s name stays as it is', () => {
  expect(headline({ name: 'Heron', title: 'Booked: Heron, from a platform' })).toBe(
    'Booked: Heron, from a platform',
  );
});
