import { people } from './support/routes';
import { expect, test, visit } from './support/test';

test('every card of /team leads to a page about that person, whose bust stands below the words on the lower edge of its ground on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/team');
  const cards = page.locator('main li[data-card] h3 a');
  const links = await cards.evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute('href') ?? '', name: link.textContent ?? '' })),
  );
  expect(links.map(({ href }) => href).sort()).toEqual([...people].sort());
  for (const { href, name } of links) {
    await visit(page, href);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(new RegExp(name.split(' ').join('\\s+')));
    const banner = page.locator('section', { has: title });
    const [words, bust, ground] = await Promise.all(
      [banner.locator('p').last(), page.locator('#top-picture img'), banner].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect()),
      ),
    );
    expect((bust?.top ?? 0) - (words?.bottom ?? 0), href).toBeGreaterThanOrEqual(16);
    expect(bust?.bottom, href).toBeCloseTo(ground?.bottom ?? 0, 0);
  }
});
