import { expect, jest, test } from '@jest/globals';
import { skipOnReturn } from '@/components/islands/page/skipOnReturn';
import transition from '@/components/islands/page/transition.enhancer';

/** The browser tests of view transitions hold the names of pictures. */

/** The adopted sheets. jsdom supports none. */
const adopted: { text: string }[] = [];

test('switches view transitions off on a device with few cores', () => {
  class Sheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }
  Object.assign(window, { onpageswap: null, CSSStyleSheet: Sheet });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: adopted });
  for (const [value, count] of [
    [8, 0],
    [2, 1],
  ]) {
    Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value });
    transition(document.body);
    expect(adopted).toHaveLength(count ?? 0);
  }
  expect(adopted[0]?.text).toBe('@view-transition{navigation:none}');
});

test('skips the transition for Back and Forward, and handles its rejection', () => {
  skipOnReturn();
  const ready = Promise.reject(new Error('The transition was skipped.'));
  const handle = jest.spyOn(ready, 'catch');
  const skipTransition = jest.fn();
  const activation = { navigationType: 'traverse', entry: { url: location.href } };
  const viewTransition = { skipTransition, ready };
  window.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition, activation }));
  expect(skipTransition).toHaveBeenCalledTimes(1);
  expect(handle).toHaveBeenCalledTimes(1);
});
