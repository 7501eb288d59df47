import { expect, test } from '@jest/globals';
import { headline } from '@/content/projects/headline';

test('a headline leaves out the client’s name and begins with a capital', () => {
  expect(headline({ name: 'Vaya', title: 'Vaya: booked from a platform' })).toBe(
    'Booked from a platform',
  );
});

test('a title without the client’s name stays as it is', () => {
  expect(headline({ name: 'Vaya', title: 'Booked: Vaya, from a platform' })).toBe(
    'Booked: Vaya, from a platform',
  );
});
