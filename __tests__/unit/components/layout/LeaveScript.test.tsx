/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { showPage } from '@/__tests__/support/page';
import { LeaveScript } from '@/components/layout/Tracker/LeaveScript';

const ID = '1234567890123456';

let reports: URLSearchParams[] = [];
/** Ends the listeners of the script of one test. */
let removed = new AbortController();

beforeEach(() => {
  reports = [];
  removed = new AbortController();
  localStorage.clear();
  history.replaceState(null, '', '/about-us');
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((address) => {
    const { origin, pathname, searchParams } = new URL(address);
    expect(origin + pathname).toBe('https://www.facebook.com/tr');
    reports.push(searchParams);
  });
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: removed.signal }),
    );
});

afterEach(() => {
  removed.abort();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'fbq');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(document, 'prerendering');
});

/** Runs the script as the browser does, after an element with the tracker's settings. */
function open(settings: Record<string, string> = {}) {
  showPage(
    <>
      <template data-pixel={ID} {...settings} />
      <LeaveScript />
    </>,
  );
  const script = document.querySelector('script');
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  new Function(script?.textContent ?? '')();
}

const leave = () => window.dispatchEvent(new Event('pagehide'));

/** The library starts, and Meta's script has not arrived yet. */
function startPixel(...queue: unknown[][]) {
  window.fbq = Object.assign(() => {}, { queue });
  Object.assign(window.pageView ?? {}, { counted: true });
}

test('reports a view that waits, at each visit', () => {
  open();
  leave();
  expect(reports).toHaveLength(1);
  expect(Object.fromEntries(reports[0] ?? [])).toEqual({
    id: ID,
    ev: 'PageView',
    dl: `${location.origin}/about-us`,
    rl: '',
    if: 'false',
    ts: expect.stringMatching(/^\d{13}$/),
  });
  // The back button restores the page.
  leave();
  expect(reports).toHaveLength(2);
});

test('takes a view back that Meta’s script did not come for, and reports none that it has taken', () => {
  open();
  const init = ['init', ID];
  startPixel(init, ['track', 'PageView']);
  leave();
  expect(reports).toHaveLength(1);
  expect(window.fbq?.queue).toEqual([init]);
  startPixel();
  Object.assign(window.fbq ?? {}, { callMethod: () => {} });
  leave();
  expect(reports).toHaveLength(1);
});

test('leaves the words of a search and the hash out, and keeps the marks of a campaign', () => {
  history.replaceState(null, '', '/search?q=my+illness&utm_source=news#top');
  open();
  leave();
  expect(reports[0]?.get('dl')).toBe(`${location.origin}/search?utm_source=news`);
});

const define = (target: object, name: string) =>
  Object.defineProperty(target, name, { value: true, configurable: true });

test.each<[when: string, prepare: () => void]>([
  ['after a refusal', () => localStorage.setItem('tracker', 'refused')],
  ['after one that was not stored', () => Object.assign(window.pageView ?? {}, { refused: true })],
  ['with Global Privacy Control', () => define(navigator, 'globalPrivacyControl')],
  ['in a prerendered page', () => define(document, 'prerendering')],
])('reports nothing %s', (_, prepare) => {
  open();
  prepare();
  leave();
  expect(reports).toEqual([]);
});

test('reports nothing before a yes, where the site asks', () => {
  open({ 'data-after-yes': '' });
  leave();
  expect(reports).toEqual([]);
  localStorage.setItem('tracker', 'accepted');
  leave();
  expect(reports).toHaveLength(1);
});
