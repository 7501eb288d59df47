import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Breakable } from '@/components/ui/Breakable/Breakable';

test.each([
  ['hello@fenwick.example', 'hello<wbr>@fenwick.example'],
  ['Boats/ropes/ropes', 'Boats/<wbr>ropes/<wbr>ropes'],
  ['Boats', 'Boats'],
])('the places at which %s may break', (text, html) => {
  expect(render(<Breakable text={text} />).container.innerHTML).toBe(html);
});
