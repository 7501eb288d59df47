import { expect, test } from '@jest/globals';
import { toLines } from '@/content/collections/service-lines';

test.each([
  ['Boats', ['Boats']],
  ['Boat repair', ['Boat', 'repair']],
  ['Sails and ropes', ['Sails', 'and ropes']],
  ['IT consulting', ['IT consulting']],
])('the title of the service "%s" breaks where its lines are shortest', (name, lines) => {
  expect(toLines(name)).toEqual(lines);
});
