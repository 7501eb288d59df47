import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { everyPage, keptPages } from './support/routes';
import { SWEEP } from './support/sweep';
import {
  expect,
  getNotes,
  goBack,
  pointAt,
  press,
  type Tab,
  test,
  visitInTab,
  waitForArrival,
} from './support/tab';
import { test as site, visit, waitForEnhancers } from './support/test';

const FROM = '/';
const TO = '/about-us';
const LINK = `header a[href="${TO}"]`;

const pathOf = (url: string) => new URL(url).pathname;

/** Follows what the browser makes ready: the last status of each page, by its address. */
function followPrerenders(tab: Tab): Map<string, string> {
  const found = new Map<string, string>();
  tab.on('Preload.prerenderStatusUpdated', ({ key, status }) => {
    found.set(pathOf(key.url), status);
  });
  return found;
}

/** Rests on a link until its page is ready and all that starts with the page has started. */
async function makeReady(tab: Tab, link = LINK, path = TO) {
  const prerenders = followPrerenders(tab);
  await pointAt(tab, link);
  await expect.poll(() => prerenders.get(path)).toBe('Ready');
  const state = () =>
    tab.inPrerendered(() => ({
      path: location.pathname,
      // Chromium may keep the end of a prerendered page's load for its visit.
      parsed: document.readyState !== 'loading',
      waiting: [...document.querySelectorAll('[data-when="load"]:not([data-enhanced])')].map(
        (element) => element.getAttribute('data-enhance'),
      ),
    }));
  await expect.poll(state).toEqual({ path, parsed: true, waiting: [] });
}

/** What the page's first clock tells. */
const clock = () => document.querySelector('[data-clock]')?.textContent?.trim();

const activationStart = (tab: Tab) =>
  tab.page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return Number(Reflect.get(navigation ?? {}, 'activationStart'));
  });

const theme = (tab: Tab, name: string) =>
  press(tab, `footer label:has([data-theme-choice][value="${name}"])`);

const themeOf = (tab: Tab) =>
  tab.page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    chosen: document.querySelector<HTMLInputElement>('footer [data-theme-choice]:checked')?.value,
  }));

test.describe('prerendering', () => {
  test('a link that the mouse rests on is made ready, and shown when it is clicked', async ({
    tab,
  }) => {
    await visitInTab(tab, FROM);
    await makeReady(tab);
    expect(await tab.page.evaluate(() => location.pathname)).toBe(FROM);
    await press(tab, LINK);
    await waitForArrival(tab, TO);
    expect(await activationStart(tab)).toBeGreaterThan(0);
  });

  test('a link that is pressed at once leads to its page all the same', async ({ tab }) => {
    await visitInTab(tab, FROM);
    await press(tab, LINK);
    await waitForArrival(tab, TO);
  });

  test('only pages of the site are candidates, and never the page itself', async ({ tab }) => {
    const candidates = new Set<string>();
    tab.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources)
        candidates.add(`${key.action} ${pathOf(key.url)}`);
    });
    await visitInTab(tab, TO);
    // The footer's links count once it is laid out.
    await tab.page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
    await expect.poll(() => [...candidates]).toContain('Prerender /careers');
    const others = everyPage.filter((path) => path !== TO);
    const allowed = others.flatMap((path) => [`Prerender ${path}`, `Prefetch ${path}`]);
    expect([...candidates].filter((candidate) => !allowed.includes(candidate))).toEqual([]);
    // The footer alone leads there: too many documents for a phone to fetch on sight.
    expect([...candidates]).toContain('Prerender /terms-condition');
    expect([...candidates]).not.toContain('Prefetch /terms-condition');
  });

  test('time starts in a prerendered page when it is visited', async ({ tab }) => {
    await visitInTab(tab, FROM);
    await makeReady(tab);
    expect(await tab.inPrerendered(clock)).toBe(':');
    await press(tab, LINK);
    await waitForArrival(tab, TO);
    await expect.poll(() => tab.page.evaluate(clock)).toMatch(/^\d\d:\d\d$/);
  });

  test('the preloader is seen once a session, however pages are reached', async ({ tab }) => {
    await visitInTab(tab, FROM);
    expect((await getNotes(tab)).preloader).toBeGreaterThan(0);
    await makeReady(tab);
    await press(tab, LINK);
    await waitForArrival(tab, TO);
    expect((await getNotes(tab)).preloader).toBe(0);
    await makeReady(tab, 'header a[href="/blogs"]', '/blogs');
    await press(tab, 'header a[href="/blogs"]');
    await waitForArrival(tab, '/blogs');
    expect((await getNotes(tab)).preloader).toBe(0);
    await visitInTab(tab, '/team');
    expect((await getNotes(tab)).preloader).toBe(0);
  });

  test('a theme that was chosen after a page was made ready is taken over', async ({ tab }) => {
    await visitInTab(tab, FROM);
    await makeReady(tab);
    await theme(tab, 'dark');
    await press(tab, LINK);
    await waitForArrival(tab, TO);
    expect(await activationStart(tab)).toBeGreaterThan(0);
    expect(await themeOf(tab)).toEqual({ theme: 'dark', chosen: 'dark' });
    expect((await getNotes(tab)).themes.at(-1)).toBe('dark');
  });
});

test.describe('back and forward', () => {
  test('every page is kept as it was left', { tag: SWEEP }, async ({ tab }) => {
    test.slow();
    for (const path of keptPages) {
      await visitInTab(tab, path);
      await visitInTab(tab, '/404');
      await goBack(tab, path);
      const { shown, unload } = await getNotes(tab);
      const reasons = await tab.page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        return JSON.stringify(Reflect.get(navigation ?? {}, 'notRestoredReasons'));
      });
      expect.soft({ path, shown, unload, reasons }).toEqual({
        path,
        shown: [false, true],
        unload: [],
        reasons: 'null',
      });
    }
  });

  test('a theme that was chosen meanwhile is taken over before anything shows', async ({ tab }) => {
    await visitInTab(tab, FROM);
    await visitInTab(tab, TO);
    await theme(tab, 'dark');
    await expect.poll(() => themeOf(tab)).toEqual({ theme: 'dark', chosen: 'dark' });
    await goBack(tab, FROM);
    await expect.poll(async () => (await getNotes(tab)).themes).toEqual(['system', 'dark']);
    expect((await getNotes(tab)).shown).toEqual([false, true]);
    expect(await themeOf(tab)).toEqual({ theme: 'dark', chosen: 'dark' });
  });

  test('the services menu that a link was chosen from is closed on the way back', async ({
    tab,
  }) => {
    await visitInTab(tab, FROM);
    await press(tab, 'header [popovertarget="services-menu"]');
    // By keyboard, which prerenders nothing: the page is left and comes back as itself.
    await tab.page.focus('#services-menu a[href="/services/devops"]');
    await tab.page.keyboard.press('Enter');
    await waitForArrival(tab, '/services/devops');
    await goBack(tab, FROM);
    expect((await getNotes(tab)).shown.at(-1)).toBe(true);
    const open = () =>
      tab.page.evaluate(() => document.querySelectorAll(':popover-open:not([data-cursor])').length);
    expect(await open()).toBe(0);
  });

  test('no script asks to be told when a page is unloaded', () => {
    const scripts = readdirSync('out/_islands').map((file) => `out/_islands/${file}`);
    const pages = everyPage.map((path) => `out${path === '/' ? '/index' : path}.html`);
    for (const file of [...scripts, ...pages]) {
      expect.soft(readFileSync(file, 'utf8'), file).not.toMatch(/\b(on)?(before)?unload\b/);
    }
  });
});

site.describe('view transitions', { tag: SWEEP }, () => {
  type Way = { from?: string; to?: string; cores?: number };

  /** What the page was led to by: the parts that a view transition moves; null where there is none. */
  const noteTransition = () =>
    window.addEventListener('pagereveal', async ({ viewTransition }) => {
      const parts = viewTransition
        ? await viewTransition.ready.then(
            () =>
              document.getAnimations().flatMap(({ effect }) => {
                const part = effect instanceof KeyframeEffect && effect.pseudoElement;
                return part ? [part] : [];
              }),
            () => null,
          )
        : null;
      Object.assign(window, { transition: { parts } });
    });

  const transitionOf = async (page: Page) => {
    await page.waitForFunction(() => 'transition' in window);
    const { parts } = await page.evaluate<{ parts: string[] | null }>(() =>
      Reflect.get(window, 'transition'),
    );
    return parts;
  };

  /** Follows a link to a page that the host is slow to answer with, and tells what led there. */
  async function follow(page: Page, link: string, { from = FROM, to = TO, cores = 8 }: Way = {}) {
    await page.addInitScript((hardwareConcurrency) => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: hardwareConcurrency });
    }, cores);
    await page.addInitScript(noteTransition);
    await page.route(`**${to}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await visit(page, from);
    // By keyboard: a link that a mouse goes to is fetched before it is clicked.
    await page.locator(link).first().press('Enter');
    await expect(page).toHaveURL(to);
    return transitionOf(page);
  }

  const OLD = '::view-transition-old(picture)';
  const NEW = '::view-transition-new(picture)';

  site.describe('with motion', () => {
    site.use({ contextOptions: { reducedMotion: 'no-preference' } });

    site('fade one page into the next', async ({ page }) => {
      const parts = await follow(page, LINK);
      expect(parts).toContain('::view-transition-old(root)');
      expect(parts).toContain('::view-transition-new(root)');
    });

    const cards = [
      ['a service', { from: '/', to: '/services/devops' }],
      ['a service in the index', { from: '/services', to: '/services/devops' }],
      ['a case', { from: '/projects', to: '/project-details' }],
      ["a service's case", { from: '/services/devops', to: '/project-details' }],
      ['an article', { from: '/blogs', to: '/blogs/1' }],
    ] as const;
    for (const [card, way] of cards) {
      site(`carry the picture of ${card} over`, async ({ page }) => {
        const parts = await follow(page, `[data-card] a[href="${way.to}"]`, way);
        expect(parts).toContain(OLD);
        expect(parts).toContain(NEW);
      });
    }

    site('carry no picture over from a link without one', async ({ page }) => {
      const way = { from: '/services/devops', to: '/services/it-consulting' };
      const parts = await follow(page, `footer a[href="${way.to}"]`, way);
      expect(parts).toContain(NEW);
      expect(parts).not.toContain(OLD);
    });

    site('leave no name behind on a page that is come back to', async ({ page }) => {
      await follow(page, '[data-card] a[href="/blogs/1"]', { from: '/blogs', to: '/blogs/1' });
      await page.goBack();
      await waitForEnhancers(page);
      expect(await transitionOf(page)).toBeNull();
      await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
    });

    site('are left out on a device of few cores', async ({ page }) => {
      expect(await follow(page, LINK, { cores: 2 })).toBeNull();
    });
  });

  site('are left out with reduced motion', async ({ page }) => {
    expect(await follow(page, LINK)).toBeNull();
  });

  site('no two parts of a page have one name', async ({ page }) => {
    for (const path of keptPages) {
      await page.goto(path);
      const names = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element).getPropertyValue('view-transition-name'))
          .filter((name) => name !== 'none'),
      );
      expect.soft(names, path).toEqual([...new Set(names)]);
    }
  });
});

site.describe('without speculation rules', () => {
  site.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = (type) => type !== 'speculationrules' && type === 'module';
    });
  });

  site('a link is fetched once, when a visitor first points at it', async ({ page }) => {
    const hints = page.locator('link[rel="prefetch"]');
    await visit(page, FROM);
    await expect(hints).toHaveCount(0);
    const link = page.getByRole('banner').getByRole('link', { name: 'About Us' });
    const request = page.waitForRequest(`**${TO}`);
    await link.hover();
    await request;
    await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).focus();
    await page.getByRole('heading', { level: 1 }).hover();
    await link.hover();
    await link.focus();
    await expect(hints).toHaveCount(2);
    expect(await hints.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      TO,
      '/blogs',
    ]);
  });

  site('mail, anchors, other sites and the page itself are not fetched', async ({ page }) => {
    await visit(page, TO);
    const others = page.locator(
      'footer a:is([href^="mailto:"], [href^="http"], [href^="#"], [href="/about-us"])',
    );
    for (const link of await others.all()) await link.focus();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().focus();
    const hints = page.locator('link[rel="prefetch"]');
    await expect(hints).toHaveCount(1);
    await expect(hints).toHaveAttribute('href', '/privacy-policy');
  });

  site('nothing is fetched for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const chunk = page.waitForResponse(async (response) =>
      /_islands\/.*\.js$/.test(response.url())
        ? (await response.text()).includes('saveData')
        : false,
    );
    await visit(page, FROM);
    await chunk;
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).hover();
    await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).focus();
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });
});

site(
  'with speculation rules the script that stands in for them is not fetched',
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/_islands/')) scripts.push(await response.text());
    });
    await visit(page, FROM);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).hover();
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((text) => text.includes('saveData'))).toEqual([]);
  },
);
