import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Preview } from '@/components/ui/Preview/Preview';

test.each([
  ['Half a page of notes', 'Half a page of notes…'],
  ['Half a page of notes, ', 'Half a page of notes, …'],
  ['Small surprises.', 'Small surprises.'],
  ['Why not? ', 'Why not? '],
])('the start of a text, %j, shows %j', (text, expected) => {
  expect(render(<Preview text={text} />).container.textContent).toBe(expected);
});
