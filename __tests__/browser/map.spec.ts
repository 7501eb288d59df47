import { agency } from '@/content/files/agency';
import { getWords } from '@/content/pages/pages';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { expect, test, visit } from './support/test';

const EMBED = 'https://www.openstreetmap.org/export/embed.html**';

test.describe('the map', () => {
  test.use({ answered: /openstreetmap/, tolerated: /ERR_FAILED|ERR_BLOCKED/ });

  test('loads when a visitor is near; without it, its office and a link to the same place show', async ({
    page,
  }) => {
    const requested: string[] = [];
    await page.route(EMBED, (route) => {
      requested.push(route.request().url());
      return route.abort();
    });
    await visit(page, '/contact');
    const words = getWords('contact', 'contact-details')?.map;
    test.skip(!words || agency().offices.length === 0, 'The contact page has no map.');
    const link = page.getByRole('link', { name: words?.link ?? '' });
    const href = await link.getAttribute('href');
    const office = agency().offices.find(({ map }) => map.page === href);
    const frame = page.locator('main iframe');
    await expect(frame).toHaveCount(office?.map.frame ? 1 : 0);
    if (office?.map.frame) {
      await expect(frame).toHaveAttribute('src', office.map.frame);
      await expect(frame).toHaveAttribute('title', words?.title ?? '');
      expect(requested).toEqual([]);
      await frame.scrollIntoViewIfNeeded();
      await expect.poll(() => requested.length).toBe(1);
    }
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    const plate = link.locator('..');
    await plate.scrollIntoViewIfNeeded();
    await expect(plate).toContainText(office?.lines[0] ?? '');
    await expect(plate).toBeInViewport();
    for (const { city, lines } of agency().offices) {
      const address = page.locator('main dl > div', { hasText: lines[0] });
      await expect(address.locator('dt')).toContainText(new RegExp(`${city}\\s\\d\\d:\\d\\d`));
    }
    await expectAccessibleInBothThemes(page, 'without a map', 'section:has(address)');
  });
});
