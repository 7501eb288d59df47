import { readdirSync, readFileSync } from 'node:fs';
import { everyPage, services } from './support/routes';
import { kinds, SWEEP } from './support/sweep';
import {
  chooseTheme,
  expect,
  getNotes,
  getTheme,
  goBack,
  press,
  test,
  visitInTab,
  waitForArrival,
} from './support/tab';

const FROM = '/';
const [SERVICE = ''] = services;

test('the browser keeps one page of each type as the visitor left it', { tag: SWEEP }, async ({
  tab,
}) => {
  for (const path of kinds) {
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

test('a page that comes back takes over a theme before its first frame, and its menu is closed', async ({
  tab,
}) => {
  await visitInTab(tab, FROM);
  await press(tab, 'header [popovertarget="services-menu"]');
  // The keyboard prerenders nothing, so the browser keeps the page itself.
  await tab.page.focus(`#services-menu a[href="${SERVICE}"]`);
  await tab.page.keyboard.press('Enter');
  await waitForArrival(tab, SERVICE);
  await chooseTheme(tab, 'dark');
  await expect.poll(() => getTheme(tab)).toEqual({ theme: 'dark', chosen: 'dark' });
  await goBack(tab, FROM);
  await expect.poll(async () => (await getNotes(tab)).themes).toEqual(['system', 'dark']);
  expect((await getNotes(tab)).shown).toEqual([false, true]);
  expect(await getTheme(tab)).toEqual({ theme: 'dark', chosen: 'dark' });
  const open = () =>
    tab.page.evaluate(() => document.querySelectorAll(':popover-open:not([data-cursor])').length);
  expect(await open()).toBe(0);
});

test('no script listens to unload', () => {
  const scripts = readdirSync('out/_islands').map((file) => `out/_islands/${file}`);
  const pages = everyPage.map((path) => `out${path === '/' ? '/index' : path}.html`);
  for (const file of [...scripts, ...pages]) {
    expect.soft(readFileSync(file, 'utf8'), file).not.toMatch(/\b(on)?(before)?unload\b/);
  }
});
