import { type ElementHandle, type KeyInput, launch, type Page } from 'puppeteer-core';
import { type Engine, type Tab, toScript, waitFor } from './tab';

/** Puppeteer's names of WebDriver's keys. */
const KEYS: Readonly<Record<string, KeyInput>> = { '\uE007': 'Enter', '\uE00C': 'Escape' };

/** Lets behaviours use a page of Puppeteer. */
function toTab(page: Page): Tab {
  const run = <Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> => page.evaluate<[], () => Result>(toScript(work, ...args));

  function find(selector: string): Promise<ElementHandle<Element>> {
    let before = '';
    return waitFor(selector, async () => {
      for (const element of await page.$$(selector)) {
        if (!(await element.evaluate((one) => one.checkVisibility({ visibilityProperty: true }))))
          continue;
        // Puppeteer does not wait for the page's smooth scrolling.
        await element.evaluate((one) =>
          one.scrollIntoView({ behavior: 'instant', block: 'center' }),
        );
        const place = JSON.stringify(await element.boundingBox());
        const rests = place === before;
        before = place;
        return rests && element;
      }
      return null;
    });
  }

  /** Uses an element as soon as it can be used: it may be replaced while it is found. */
  const act = (selector: string, use: (element: ElementHandle<Element>) => Promise<void>) =>
    waitFor(selector, async () => {
      await use(await find(selector));
      return true;
    });

  return {
    run,
    show: find,
    resize: (width, height) => page.setViewport({ width, height }),
    // The map needs the internet, and the page's load event waits for it.
    open: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    async go(way) {
      await waitFor('the page', () => run(() => document.readyState === 'complete'));
      // Puppeteer waits in vain for a page that comes from the back/forward cache.
      await (way === 'refresh' ? page.reload() : page.evaluate('history.back()'));
    },
    press: (selector) => act(selector, (element) => element.click()),
    async type(selector, text) {
      await act(selector, (element) => element.focus());
      for (const letter of text) {
        const key = KEYS[letter];
        if (key) await page.keyboard.press(key);
        else await page.keyboard.sendCharacter(letter);
      }
    },
    until: (what, work, ...args) => waitFor(what, () => run(work, ...args)),
    close: () => page.close(),
  };
}

/** Starts Firefox by Puppeteer. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    version: await browser.version(),
    newTab: async () => toTab(await browser.newPage()),
    close: () => browser.close(),
  };
}
