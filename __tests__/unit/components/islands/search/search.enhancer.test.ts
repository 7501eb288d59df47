import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Cleanup } from 'next-islands/mount';
import mount from '@/components/islands/search/search.enhancer';

let cleanUp: Cleanup | undefined;
const getField = () => document.querySelector('input');

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/search?q=design');
  document.body.innerHTML = `
    <section data-index="/_search/" data-site="/" data-words='{"searching":"Searching","failed":"Failed","common":"a the"}'>
      <form><input type="search" autocomplete="off"></form>
      <p role="status"></p>
      <ul data-instead></ul>
      <div data-results><ol></ol><button></button></div>
    </section>`;
  const section = document.querySelector('section');
  cleanUp = section ? mount(section) : undefined;
});

afterEach(() => {
  cleanUp?.();
  jest.useRealTimers();
});

test('fills the field again after WebKit has emptied it on the way back', () => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  document.querySelector('form')?.reset();
  expect(getField()).toHaveValue('');
  jest.runOnlyPendingTimers();
  jest.runOnlyPendingTimers();
  jest.runOnlyPendingTimers();
  expect(getField()).toHaveValue('design');
});
