import { everyPage } from './support/routes';
import {
  chooseDark,
  expect,
  expectDark,
  pointAt,
  press,
  test,
  visitInTab,
  waitForArrival,
} from './support/tab';

const FROM = '/';
const TO = '/contact';
const LINK = `header a[href="${TO}"]`;

test('prerenders the page of a link that the mouse points at, and shows it at a click with a theme that was chosen meanwhile', async ({
  tab,
  preloads,
}) => {
  await visitInTab(tab, FROM);
  await pointAt(tab, LINK);
  await expect.poll(() => preloads.prerenders.get(TO)).toBe('Ready');
  expect(new URL(tab.url()).pathname).toBe(FROM);
  await chooseDark(tab);
  await press(tab, LINK);
  await waitForArrival(tab, TO);
  const activationStart = await tab.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return Number(Reflect.get(navigation ?? {}, 'activationStart'));
  });
  expect(activationStart).toBeGreaterThan(0);
  await expectDark(tab);
  const clock = () =>
    tab.evaluate(() => document.querySelector('[data-clock]')?.textContent?.trim());
  await expect.poll(clock).toMatch(/^\d\d:\d\d$/);
});

test('prerenders and prefetches other pages of this site only, and follows a link that is pressed at once', async ({
  tab,
  preloads: { candidates },
}) => {
  await visitInTab(tab, TO);
  // The browser considers the footer's links once the footer is laid out.
  await tab.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  // Only the footer links there: a phone would prefetch too many pages.
  await expect.poll(() => [...candidates]).toContain('Prerender /terms-condition');
  const others = everyPage.filter((path) => path !== TO);
  const allowed = others.flatMap((path) => [`Prerender ${path}`, `Prefetch ${path}`]);
  expect([...candidates].filter((candidate) => !allowed.includes(candidate))).toEqual([]);
  expect([...candidates]).not.toContain('Prefetch /terms-condition');
  // The header is not sticky there, so nothing covers it.
  await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await press(tab, 'header a[href="/"]');
  await waitForArrival(tab, '/');
});
