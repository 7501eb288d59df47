import { measureRing, tabThrough } from './support/focus';
import { setStyles } from './support/luminance';
import { articles, jobs, keptPages, people, projects, services } from './support/routes';
import { SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

/** Together they have each kind of control, on each kind of ground. */
const PAGES = [
  '/',
  '/about-us',
  '/services',
  '/contact',
  '/projects',
  '/search',
  '/team',
  '/team-details',
  // One of each collection that has entries.
  ...[services, articles, projects, people, jobs].flatMap((paths) => paths.slice(0, 1)),
];

/** Without transitions, and without the text cursor, which is no ring. */
const STILL = '* { transition: none !important; caret-color: transparent !important; }';

/** Where corners are round, a ring of 2 px has less than its straight length. */
const ROUND_CORNERS = 0.85;

type Measured = { colorScheme: 'light' | 'dark'; pages: readonly string[]; tag: string | string[] };

const HALVES = [PAGES.slice(0, 6), PAGES.slice(6)];

/** The light theme is measured on all of these pages, the dark one on some: it has other colours only. */
const MEASURED: readonly Measured[] = [
  ...HALVES.map((pages) => ({ colorScheme: 'light' as const, pages, tag: [] })),
  { colorScheme: 'dark', pages: ['/', '/contact'], tag: [] },
  ...HALVES.map((pages) => ({ colorScheme: 'dark' as const, pages, tag: SWEEP })),
];

for (const { colorScheme, pages, tag } of MEASURED) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    const title = `each kind of control from ${pages[0]} to ${pages.at(-1)} shows a ring of 2 px and 3:1 on each kind of ground`;
    test(title, { tag }, async ({ page }) => {
      const seen = new Set<string>();
      for (const path of pages) {
        await visit(page, path);
        await setStyles(page, STILL);
        await tabThrough(page, async (stop) => {
          if (seen.has(stop.kind)) return;
          seen.add(stop.kind);
          const thickness = await measureRing(page, stop);
          expect
            .soft(thickness, `the ring of ${stop.name} on ${path}, in px`)
            .toBeGreaterThanOrEqual(2 * ROUND_CORNERS);
        });
      }
      expect(seen.size).toBeGreaterThan(20);
    });
  });
}

for (const path of keptPages) {
  test(`each stop of ${path} has a ring`, { tag: SWEEP }, async ({ page }) => {
    await visit(page, path);
    let stops = 0;
    await tabThrough(page, ({ name, hasRing }) => {
      stops += 1;
      expect.soft({ name, hasRing }).toEqual({ name, hasRing: true });
    });
    expect(stops).toBeGreaterThan(10);
  });
}

test('the focus of a person on the home page moves no caption', async ({ page }) => {
  await visit(page, '/');
  const person = page.locator('main section a[href^="/team/"]').first();
  await person.scrollIntoViewIfNeeded();
  const getPlace = () => person.locator('b').evaluate((name) => name.getBoundingClientRect().x);
  const before = await getPlace();
  await page.keyboard.press('Tab');
  await person.focus();
  expect(await person.evaluate((link) => link.matches(':focus-visible'))).toBe(true);
  expect(await getPlace()).toBeCloseTo(before, 0);
});
