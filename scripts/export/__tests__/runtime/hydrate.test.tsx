/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { hydrate } from '../../runtime/hydrate';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <p>
      <a href="#loaves">All loaves</a>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add a loaf
      </button>
      <output>{count}</output>
    </p>
  );
}

// The test depends on React's real timing, so `act` must not replace it.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);

let element: HTMLElement;
beforeEach(() => {
  element = document.createElement('div');
  element.innerHTML = renderToString(<Counter />);
  document.body.replaceChildren(element);
});

const find = (selector: string) => element.querySelector<HTMLElement>(selector);

test('takes over the HTML of the server', async () => {
  const button = find('button');
  button?.focus();
  await hydrate(element, Counter);
  expect(find('button')).toBe(button);
  expect(button).toHaveFocus();
  button?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(find('output')).toHaveTextContent('1');
  expect(element.dataset.ready).toBe('');
});

test('works, and keeps the focus, where a translator has changed the HTML', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const label = find('button')?.firstChild;
  const font = document.createElement('font');
  if (label) label.replaceWith(font);
  font.textContent = 'Un pain de plus';
  find('button')?.focus();
  await hydrate(element, Counter);
  expect(find('button')).toHaveFocus();
  find('button')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(find('output')).toHaveTextContent('1');
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('React rendered it anew'),
    expect.anything(),
  );
});
