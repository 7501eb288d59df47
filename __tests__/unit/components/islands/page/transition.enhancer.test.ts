import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { skipOnReturn } from '@/components/islands/page/skipOnReturn';
import transition from '@/components/islands/page/transition.enhancer';

const skipTransition = jest.fn();
let ready: Promise<void>;

/** Fires what the browser fires when it leaves the page for `path`. */
const leave = (path: string, navigationType = 'push') =>
  window.dispatchEvent(
    Object.assign(new Event('pageswap'), {
      viewTransition: { skipTransition, ready },
      activation: { navigationType, entry: { url: new URL(path, location.href).href } },
    }),
  );

const withCores = (count: number) =>
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: count });

/** Returns the transition name that a script set on an element. */
const getName = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.style.viewTransitionName;

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** The adopted sheets. jsdom supports none. */
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
  transition(document.body);
  skipOnReturn();
});

beforeEach(() => {
  skipTransition.mockClear();
  ready = Promise.resolve();
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

test('names the picture of the clicked card instead of the one at the top, until the page is left', () => {
  const getNames = () => ['#first', '#second', '#top'].map(getName);
  click('#one b');
  leave('/one');
  expect(skipTransition).not.toHaveBeenCalled();
  expect(getNames()).toEqual(['picture', '', 'none']);
  window.dispatchEvent(new Event('pagehide'));
  expect(getNames()).toEqual(['', '', '']);
});

test.each([
  ['a link outside the cards was clicked', '#menu', '/one'],
  ['the page goes somewhere else', '#one', '/elsewhere'],
])('names no picture if %s', (_, selector, path) => {
  click('#two');
  click(selector);
  leave(path);
  expect(['#first', '#second'].map(getName)).toEqual(['', '']);
});

test('switches view transitions off on a device with few cores', () => {
  expect(adopted).toEqual([]);
  withCores(2);
  transition(document.body);
  expect(adopted).toEqual([expect.objectContaining({ text: '@view-transition{navigation:none}' })]);
});

test('skips the transition for Back and Forward, and handles its rejection', () => {
  ready = Promise.reject(new Error('The transition was skipped.'));
  const handle = jest.spyOn(ready, 'catch');
  leave('/one', 'traverse');
  expect(skipTransition).toHaveBeenCalledTimes(1);
  expect(handle).toHaveBeenCalledTimes(1);
});
