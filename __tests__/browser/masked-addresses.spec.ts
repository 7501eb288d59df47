import type { Page } from '@playwright/test';
import { agency } from '@/content/files/agency';
import { expect, test, visit } from './support/test';

/** Where Cloudflare's links to masked addresses lead. */
const MASKED = '/cdn-cgi/l/email-protection';
const DECODER = '/cdn-cgi/scripts/email-decode.min.js';

const { href: ADDRESS, display: EMAIL } = agency().email;
const MASK = `<span class="__cf_email__" data-cfemail="00">[email&#160;protected]</span>`;

/** Masks the addresses of some HTML as Cloudflare does, and adds its script. */
const maskAll = (html: string) =>
  html
    .replaceAll(`href="${ADDRESS}"`, `href="${MASKED}#00"`)
    .replaceAll(new RegExp(`(?<=>[^<]*)${EMAIL}`, 'g'), MASK)
    .replace('</body>', `<script src="${DECODER}"></script></body>`);

/** Masks the addresses of a page, but for those between Cloudflare's comments. */
const mask = (html: string) =>
  html
    .split(/(<!--email_off-->[\s\S]*?<!--\/email_off-->)/)
    .map((part) => (part.startsWith('<!--email_off-->') ? part : maskAll(part)))
    .join('');

/** Stands in for a host that rewrites pages: for what it masks, and for the script that restores it. */
async function standInForHost(page: Page, rewrite: (html: string) => string) {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.url().endsWith(DECODER)) {
      const decode = `for (const element of document.querySelectorAll('.__cf_email__, [href^="${MASKED}"]')) {
        const box = document.createElement('div');
        box.innerHTML = '<a href="${ADDRESS}">${EMAIL}</a>';
        if (element.matches('a')) element.href = box.firstChild.href;
        else element.replaceWith(box.textContent);
      }`;
      await route.fulfill({ contentType: 'text/javascript', body: decode });
    } else if (request.resourceType() === 'document') {
      const response = await route.fetch();
      await route.fulfill({ response, body: rewrite(await response.text()) });
    } else await route.continue();
  });
}

/** How many mail links work, and whether an address is masked. */
const getAddresses = async (page: Page) => ({
  links: await page.locator(`a[href="${ADDRESS}"]`).count(),
  masked: (await page.locator(`.__cf_email__, [href^="${MASKED}"]`).count()) > 0,
});

for (const path of ['/', '/contact', '/privacy-policy', '/careers']) {
  test(`a host that masks mail addresses leaves those of ${path} alone`, async ({ page }) => {
    await visit(page, path);
    const before = await getAddresses(page);
    expect(before.links).toBeGreaterThan(1);
    await standInForHost(page, mask);
    await visit(page, path);
    expect(await getAddresses(page)).toEqual({ ...before, masked: false });
    await expect(page.locator('script[src*="email-decode"]')).toHaveCount(1);
  });
}

test.describe('the stand-in', () => {
  // The page's policy refuses what Cloudflare's script does.
  test.use({ tolerated: /TrustedHTML/ });

  test('breaks the links where it masks them', async ({ page }) => {
    await standInForHost(page, maskAll);
    await visit(page, '/contact');
    expect(await getAddresses(page)).toEqual({ links: 0, masked: true });
  });
});
