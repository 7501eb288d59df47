import { listExported, readExported } from './support/exported';
import { articles, everyPage, services } from './support/routes';
import {
  chooseDark,
  expect,
  expectDark,
  goBack,
  press,
  test,
  visitInTab,
  waitForArrival,
} from './support/tab';

const [SERVICE = ''] = services;

test('the browser keeps pages as the visitor left them', async ({ tab }) => {
  for (const path of ['/', '/contact', ...articles.slice(0, 1)]) {
    await visitInTab(tab, path);
    await tab.evaluate(() => Object.assign(window, { kept: true }));
    await visitInTab(tab, '/404');
    await goBack(tab, path);
    const { kept, reasons } = await tab.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const reasons = JSON.stringify(Reflect.get(navigation ?? {}, 'notRestoredReasons'));
      return { kept: 'kept' in window, reasons };
    });
    expect.soft({ path, kept, reasons }).toEqual({ path, kept: true, reasons: 'null' });
  }
});

test('a page that comes back takes over a theme, and its menu is closed', async ({ tab }) => {
  test.skip(!SERVICE, 'The menu of the header has no service.');
  await visitInTab(tab, '/');
  await tab.evaluate(() => Object.assign(window, { kept: true }));
  await press(tab, 'header [popovertarget="services-menu"]');
  // The keyboard prerenders nothing, so the browser keeps the page itself.
  await tab.focus(`#services-menu a[href="${SERVICE}"]`);
  await tab.keyboard.press('Enter');
  await waitForArrival(tab, SERVICE);
  await chooseDark(tab);
  await expectDark(tab);
  await goBack(tab, '/');
  expect(await tab.evaluate(() => 'kept' in window)).toBe(true);
  await expectDark(tab);
  const open = await tab.$$(':popover-open:not([data-cursor])');
  expect(open).toHaveLength(0);
});

test('no script listens to unload', () => {
  const scripts = listExported('_islands').map((file) => `_islands/${file}`);
  expect(scripts).not.toEqual([]);
  const pages = everyPage.map((path) => `${path === '/' ? '/index' : path}.html`);
  for (const file of [...scripts, ...pages]) {
    expect.soft(readExported(file), file).not.toMatch(/\b(on)?(before)?unload\b/);
  }
});
