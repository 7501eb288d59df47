import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { createRef, type RefObject } from 'react';
import { KeepFocus } from '@/components/islands/carousel/slick/KeepFocus';
import { slideRole } from '@/components/ui/Carousel/carousel';

const WORDS = { carousel: 'carousel', slide: 'slide', place: '"{number}" of {count}' };

const getRow = (root: RefObject<HTMLDivElement | null>, key: string) => (
  <div ref={root}>
    <KeepFocus root={root}>
      <div key={key}>
        {['1', '2'].map((number, index) => (
          <div key={number} className="slick-active">
            <div {...slideRole(WORDS, index, 2)}>
              <a href={`/${number}`}>{number}</a>
            </div>
          </div>
        ))}
      </div>
    </KeepFocus>
  </div>
);

test('the focus stays on a slide that is replaced, also if its name has quotes', () => {
  const root = createRef<HTMLDivElement>();
  const { getByRole, rerender } = render(getRow(root, 'before'));
  getByRole('link', { name: '2' }).focus();
  rerender(getRow(root, 'after'));
  expect(document.activeElement).toBe(getByRole('link', { name: '2' }));
});
