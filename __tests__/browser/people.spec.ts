import { people } from './support/routes';
import { expect, test, visit } from './support/test';

test('every card of /team leads to a page about that person, whose bust leaves the name readable on a phone', async ({
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
    const [words, bust] = [
      await title.boundingBox(),
      await page.locator('#top-picture').boundingBox(),
    ];
    const covered = (words?.y ?? 0) + (words?.height ?? 0) - (bust?.y ?? 0);
    expect(covered, href).toBeLessThan((words?.height ?? 0) / 4);
  }
});
