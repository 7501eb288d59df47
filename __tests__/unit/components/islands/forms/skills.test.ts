import { expect, test } from '@jest/globals';
import { addSkill } from '@/components/islands/forms/skills';

test.each([
  [[], 'React', ['React']],
  [['React'], 'Node.js', ['React', 'Node.js']],
  [['React'], '  Git ', ['React', 'Git']],
  [['React'], 'React', ['React']],
  [['React'], ' React ', ['React']],
  [['React'], '', ['React']],
  [['React'], '   ', ['React']],
])('adding to %j the skill %j gives %j', (skills, entry, expected) => {
  expect(addSkill(skills, entry)).toEqual(expected);
});
