import { recordScripts } from './support/requests';
import { expect, test, visit } from './support/test';

const FROM = '/';
const TO = '/about-us';
const OTHER = '/blogs';

/** Only the script that prefetches contains it. */
const PREFETCH = 'rel="prefetch"';

test.describe('without speculation rules', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = (type) => type !== 'speculationrules' && type === 'module';
    });
  });

  test('prefetches a link once, when a visitor first points at it or focuses it', async ({
    page,
  }) => {
    const hints = page.locator('link[rel="prefetch"]');
    await visit(page, FROM);
    await expect(hints).toHaveCount(0);
    const link = page.locator(`header a[href="${TO}"]`).first();
    const request = page.waitForRequest(`**${TO}`);
    await link.hover();
    await request;
    await page.locator(`header a[href="${OTHER}"]`).first().focus();
    await page.getByRole('heading', { level: 1 }).hover();
    await link.hover();
    await link.focus();
    await expect(hints).toHaveCount(2);
    expect(await hints.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      TO,
      OTHER,
    ]);
  });

  test('prefetches no mail address, anchor, other site or the page itself', async ({ page }) => {
    await visit(page, TO);
    const others = page.locator(
      'footer a:is([href^="mailto:"], [href^="http"], [href^="#"], [href="/about-us"])',
    );
    for (const link of await others.all()) await link.focus();
    await page.locator('footer a[href="/privacy-policy"]').first().focus();
    const hints = page.locator('link[rel="prefetch"]');
    await expect(hints).toHaveCount(1);
    await expect(hints).toHaveAttribute('href', '/privacy-policy');
  });

  test('prefetches nothing for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const script = page.waitForResponse(async (response) =>
      /_islands\/.*\.js$/.test(response.url()) ? (await response.text()).includes(PREFETCH) : false,
    );
    await visit(page, FROM);
    await script;
    await page.locator(`header a[href="${TO}"]`).first().hover();
    await page.locator(`header a[href="${OTHER}"]`).first().focus();
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });
});

test('the script that prefetches is not loaded where the browser has speculation rules', async ({
  page,
}) => {
  const readScripts = recordScripts(page);
  await visit(page, FROM);
  await page.locator(`header a[href="${TO}"]`).first().hover();
  const scripts = await readScripts();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes(PREFETCH))).toEqual([]);
});
