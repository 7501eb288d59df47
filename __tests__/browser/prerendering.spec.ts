import { everyPage } from './support/routes';
import {
  chooseTheme,
  expect,
  getNotes,
  getTheme,
  pointAt,
  press,
  type Tab,
  test,
  visitInTab,
  waitForArrival,
} from './support/tab';

const FROM = '/';
const TO = '/about-us';
const LINK = `header a[href="${TO}"]`;

const getPath = (url: string) => new URL(url).pathname;

/** Points at a link until its page is prerendered and its enhancers have started. */
async function prerender(tab: Tab) {
  const prerenders = new Map<string, string>();
  tab.on('Preload.prerenderStatusUpdated', ({ key, status }) => {
    prerenders.set(getPath(key.url), status);
  });
  await pointAt(tab, LINK);
  await expect.poll(() => prerenders.get(TO)).toBe('Ready');
  const state = () =>
    tab.inPrerendered(() => ({
      path: location.pathname,
      // Chromium may keep the end of a prerendered page's load for its visit.
      parsed: document.readyState !== 'loading',
      waiting: [...document.querySelectorAll('[data-when="load"]:not([data-enhanced])')].map(
        (element) => element.getAttribute('data-enhance'),
      ),
    }));
  await expect.poll(state).toEqual({ path: TO, parsed: true, waiting: [] });
}

/** The text of the page's first clock. */
const readClock = () => document.querySelector('[data-clock]')?.textContent?.trim();

const getActivationStart = (tab: Tab) =>
  tab.page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return Number(Reflect.get(navigation ?? {}, 'activationStart'));
  });

test('prerenders the page of a link that the mouse points at, and shows it at a click with a theme that was chosen meanwhile', async ({
  tab,
}) => {
  await visitInTab(tab, FROM);
  expect((await getNotes(tab)).preloader).toBeGreaterThan(0);
  await prerender(tab);
  expect(await tab.page.evaluate(() => location.pathname)).toBe(FROM);
  // Its clocks start with the visit.
  expect(await tab.inPrerendered(readClock)).toBe('');
  await chooseTheme(tab, 'dark');
  await press(tab, LINK);
  await waitForArrival(tab, TO);
  expect(await getActivationStart(tab)).toBeGreaterThan(0);
  await expect.poll(() => tab.page.evaluate(readClock)).toMatch(/^\d\d:\d\d$/);
  expect(await getTheme(tab)).toEqual({ theme: 'dark', chosen: 'dark' });
  // The page arrives before its first frame, which no other theme may have had.
  await expect.poll(async () => [...new Set((await getNotes(tab)).themes)]).toEqual(['dark']);
  // The preloader shows once a session.
  expect((await getNotes(tab)).preloader).toBe(0);
  // A link that is pressed at once is followed.
  await press(tab, 'header a[href="/blogs"]');
  await waitForArrival(tab, '/blogs');
  expect((await getNotes(tab)).preloader).toBe(0);
});

test('prerenders and prefetches other pages of this site only', async ({ tab }) => {
  const candidates = new Set<string>();
  tab.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources)
      candidates.add(`${key.action} ${getPath(key.url)}`);
  });
  await visitInTab(tab, TO);
  // The browser considers the footer's links once the footer is laid out.
  await tab.page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  await expect.poll(() => [...candidates]).toContain('Prerender /careers');
  const others = everyPage.filter((path) => path !== TO);
  const allowed = others.flatMap((path) => [`Prerender ${path}`, `Prefetch ${path}`]);
  expect([...candidates].filter((candidate) => !allowed.includes(candidate))).toEqual([]);
  // Only the footer links there: a phone would prefetch too many pages.
  expect([...candidates]).toContain('Prerender /terms-condition');
  expect([...candidates]).not.toContain('Prefetch /terms-condition');
});
