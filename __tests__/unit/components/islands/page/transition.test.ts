import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { shareClickedPicture } from '@/components/islands/page/transition';

const skipTransition = jest.fn();

/** Leaves the page, the way the browser does it, for the page at `path`. */
const leave = (
  path: string,
  navigationType = 'push',
  viewTransition: object | null = { skipTransition },
) =>
  window.dispatchEvent(
    Object.assign(new Event('pageswap'), {
      viewTransition,
      activation: { navigationType, entry: { url: new URL(path, location.href).href } },
    }),
  );

const withCores = (count: number) =>
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: count });

/** The name that an element is shared by, as a script set it. */
const nameOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.style.viewTransitionName;

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** What a page's own sheets say, which jsdom has none of. */
const adopted: { text: string }[] = [];

beforeAll(() => {
  Object.assign(window, {
    onpageswap: null,
    CSSStyleSheet: class {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    },
  });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: adopted });
  withCores(8);
  shareClickedPicture();
});

beforeEach(() => {
  skipTransition.mockClear();
  document.body.innerHTML = `
    <div id="top" data-shared="to"></div>
    <ul>
      <li data-card><a id="one" href="/one"><b>One</b></a><i id="first" data-shared="from"></i></li>
      <li data-card><a id="two" href="/two">Two</a><i id="second" data-shared="from"></i></li>
    </ul>
    <a id="menu" href="/one">One</a>`;
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault());
  }
});

test('shares the picture of the clicked card alone, in place of the one at the top', () => {
  click('#one b');
  leave('/one');
  expect(skipTransition).not.toHaveBeenCalled();
  expect([nameOf('#first'), nameOf('#second'), nameOf('#top')]).toEqual(['picture', '', 'none']);
});

test('shares no picture where a link outside the cards was clicked', () => {
  click('#two');
  click('#menu');
  leave('/one');
  expect([nameOf('#first'), nameOf('#second'), nameOf('#top')]).toEqual(['', '', 'none']);
});

test('shares no picture where the click led elsewhere', () => {
  click('#one');
  leave('/elsewhere');
  expect(nameOf('#first')).toBe('');
});

test('takes the names back once the page is left', () => {
  click('#one');
  leave('/one');
  window.dispatchEvent(new Event('pagehide'));
  expect([nameOf('#first'), nameOf('#top')]).toEqual(['', '']);
});

test('is given up ahead on a device of few cores', () => {
  expect(adopted).toEqual([]);
  withCores(2);
  shareClickedPicture();
  expect(adopted).toEqual([expect.objectContaining({ text: '@view-transition{navigation:none}' })]);
});

test('is left out on the way back', () => {
  leave('/one', 'traverse');
  expect(skipTransition).toHaveBeenCalledTimes(1);
});

test('leaves a page alone that has no transition', () => {
  click('#one');
  expect(() => leave('/one', 'push', null)).not.toThrow();
  expect(nameOf('#first')).toBe('');
});
