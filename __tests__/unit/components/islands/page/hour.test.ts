import { beforeEach, expect, test } from '@jest/globals';
import { carry, type Desks } from '@/components/islands/page/hour';

/** Keeps an hour: Friday in the north, Saturday night in the south. */
function keep(time: string): string {
  const kept: Desks = {
    yours: 'Your hour.',
    back: 'Back',
    desks: [
      { city: 'North', day: 4, time, isOpen: true, windows: '/north.avif' },
      { city: 'South', day: 5, time: '02:10', isOpen: false, windows: '/south.avif' },
    ],
  };
  sessionStorage.hour = '1795797900000';
  sessionStorage.desks = JSON.stringify(kept);
  document.documentElement.dataset.hour = sessionStorage.hour;
  return sessionStorage.hour;
}

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const [element] = document.body.children;
  if (!(element instanceof HTMLElement)) throw new Error('There is no element.');
  return element;
}

const listMarked = (list: HTMLElement) =>
  [...list.children].flatMap((child) =>
    child.getAttribute('aria-current') === 'time' ? [child.textContent] : [],
  );

beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.hour;
});

test('the mark of a day stands at the last time that has come', () => {
  const list = show(
    '<ol data-city="North"><li>05:12 Shelf</li><li>09:00 Shop</li><li>19:15 Vans</li></ol>',
  );
  carry(list, keep('09:00'));
  expect(listMarked(list)).toEqual(['09:00 Shop']);
  expect(list.dataset.open).toBe('true');
  carry(list);
  carry(list, keep('05:11'));
  expect(listMarked(list)).toEqual([]);
});

test('windows go out where the desk is closed, and all is as before without an hour', () => {
  const town = show('<span data-town="lit"><picture></picture></span>');
  const before = town.outerHTML;
  const hour = keep('12:00');
  carry(town, hour);
  // Scripts may ask again.
  carry(town, hour);
  expect([...town.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
    '/south.avif',
  ]);
  carry(town);
  expect(town.outerHTML).toBe(before);
});

test('the way back to now leaves the focus where its button was', () => {
  const clocks = show('<p data-says="hour"><span>North</span></p>');
  carry(clocks, keep('12:00'));
  clocks.querySelector('button')?.click();
  expect(document.documentElement.dataset.hour).toBeUndefined();
  expect(clocks).toHaveFocus();
});
