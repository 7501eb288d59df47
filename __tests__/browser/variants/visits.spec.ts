import { test as base, expect } from '@playwright/test';
import { META_SCRIPT, metaScript, parseReport } from '../support/meta';
import { openTab, type Tab, visitInTab } from '../support/tab';

const { VARIANT = '' } = process.env;

/** Answers the question, which only the variant "switches" asks. */
const accepted = VARIANT === 'switches' ? `localStorage.setItem('tracker', 'accepted');` : '';

/** Replaces Meta's script by the stand-in, so that nothing leaves this machine. */
const standIn = `Object.defineProperty(HTMLScriptElement.prototype, 'src', {
  get() { return this.getAttribute('src') ?? ''; },
  set(address) {
    const isMeta = address === ${JSON.stringify(META_SCRIPT)};
    const script = ${JSON.stringify(`data:text/javascript,${encodeURIComponent(metaScript)}`)};
    this.setAttribute('src', isMeta ? script : address);
  },
});`;

/** Requests a picture once the page has started its enhancers and has been idle twice. */
function reportIdle() {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
  const look = async () => {
    const waiting = document.querySelector('[data-when="load"]:not([data-enhanced])');
    if (waiting || document.readyState !== 'complete') {
      setTimeout(look, 20);
      return;
    }
    await idle();
    await idle();
    new Image().src = `/icon.svg?idle=${location.pathname}`;
  };
  look();
}

type Visits = {
  tab: Tab;
  /** The paths of the pages whose views were counted, one entry a view. */
  views: string[];
  /** The paths of the pages that were idle. */
  idle: string[];
};

/** A Chromium of its own, which prerenders pages and keeps them for the back button. */
const test = base.extend<{ visits: Visits }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  visits: async ({}, use) => {
    const script = `${standIn}(${reportIdle})();${accepted}`;
    const tab = await openTab({ script, bypassCSP: true });
    const views: string[] = [];
    const idle: string[] = [];
    tab.page.on('request', (request) => {
      const url = request.url();
      const report = parseReport(url);
      if (report?.event === 'PageView') views.push(report.path);
      const path = url.split('/icon.svg?idle=')[1];
      if (path) idle.push(path);
    });
    await use({ tab, views, idle });
    await tab.close();
  },
});

/** Expects exactly these views, now and after the page has been idle. */
async function expectViews({ tab, views }: Visits, paths: string[]) {
  await expect.poll(() => views).toEqual(paths);
  await tab.page.evaluate(async () => {
    for (let i = 0; i < 3; i += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  expect(views).toEqual(paths);
}

test('counts one view of a page that comes back from the back/forward cache', async ({
  visits,
}) => {
  const { tab } = visits;
  await visitInTab(tab, '/team');
  await expectViews(visits, ['/team']);
  await tab.page.evaluate(() => Reflect.set(window, 'kept', true));
  await visitInTab(tab, '/careers');
  await expectViews(visits, ['/team', '/careers']);
  await tab.page.evaluate(() => history.back());
  await expect
    .poll(() => tab.page.evaluate(() => [location.pathname, 'kept' in window]).catch(() => null))
    .toEqual(['/team', true]);
  await expectViews(visits, ['/team', '/careers', '/team']);
});

test('counts no view of a prerendered page until it is visited', async ({ visits }) => {
  const { tab, idle, views } = visits;
  const prerendered: string[] = [];
  tab.on('Preload.prerenderStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') prerendered.push(new URL(key.url).pathname);
  });
  await visitInTab(tab, '/team');
  await expectViews(visits, ['/team']);
  await tab.page.evaluate(() => {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({ prerender: [{ urls: ['/careers'] }] });
    document.head.append(rules);
  });
  await expect.poll(() => prerendered).toEqual(['/careers']);
  await expect.poll(() => idle).toContain('/careers');
  expect(views).toEqual(['/team']);

  await tab.page.evaluate(() => {
    setTimeout(() => {
      location.href = '/careers';
    });
  });
  await expect
    .poll(() =>
      tab.page
        .evaluate(() => {
          const [entry] = performance.getEntriesByType('navigation');
          return Number(Reflect.get(entry ?? {}, 'activationStart')) > 0;
        })
        .catch(() => null),
    )
    .toBe(true);
  await expectViews(visits, ['/team', '/careers']);
});
