import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { hydrate } from '../../runtime/hydrate';

function Form() {
  const [heard, setHeard] = useState('');
  return (
    <form
      onInput={({ target }) => setHeard(target instanceof HTMLInputElement ? target.value : '')}
    >
      <input name="phone" />
      <output>{heard}</output>
    </form>
  );
}

// The test depends on React's real timing, so `act` must not replace it.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);

test('text typed before and during hydration stays, and reaches the component', async () => {
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Form />);
  document.body.append(element);
  const input = element.querySelector('input');
  if (!input) throw new Error('There is no field.');

  input.value = '987654321';
  const ready = hydrate(element, Form);
  input.value = '9876543210';
  await ready;
  expect(input.isConnected).toBe(true);
  expect(input.value).toBe('9876543210');
  expect(element.querySelector('output')?.textContent).toBe('9876543210');
  expect(element.dataset.ready).toBe('');
});

test('an untouched field reports no input', async () => {
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Form />);
  document.body.append(element);
  await hydrate(element, Form);
  expect(element.querySelector('output')?.textContent).toBe('');
});
