import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';

const ID = '1234567890123456';

beforeEach(() => {
  process.env.NEXT_PUBLIC_META_PIXEL_ID = ID;
  window.pageView = { counted: false, refused: false, report() {} };
  window.IntersectionObserver = class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
});

const calls = () => [...(window.fbq?.queue ?? [])].map((call) => Array.from(Object(call)));

test('counts one page view in StrictMode, which mounts everything twice', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = `<script></script><template data-enhance="tracker" data-when="load" data-pixel="${ID}"></template>`;
  const { Enhancers } = await import('@/components/islands/Enhancers');
  render(
    <StrictMode>
      <Enhancers />
    </StrictMode>,
  );
  await waitFor(() =>
    expect(document.querySelector('template')).toHaveAttribute('data-enhanced', ''),
  );
  await jest.advanceTimersByTimeAsync(10_000);
  expect(calls()).toEqual([
    ['init', ID, {}],
    ['track', 'PageView'],
  ]);
});
