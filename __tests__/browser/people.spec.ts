import { getOverflow } from './support/layout';
import { people } from './support/routes';
import { expect, test, visit } from './support/test';

test('every card of /team leads to a page about that person', async ({ page }) => {
  await visit(page, '/team');
  const cards = page.locator('main li[data-card] h3 a');
  const links = await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...links].sort()).toEqual([...people].sort());
  const name = (await cards.first().textContent()) ?? '';
  await cards.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(name.split(' ').join('\\s+')),
  );
});

test('the next person leads through the whole team and back', async ({ page }) => {
  const [first = ''] = people;
  await visit(page, first);
  const seen = [first];
  for (const _ of people) {
    await page.getByRole('navigation', { name: 'Next on the team' }).getByRole('link').click();
    await expect(page).not.toHaveURL(seen.at(-1) ?? '');
    seen.push(new URL(page.url()).pathname);
  }
  expect(seen.at(-1)).toBe(first);
  expect([...new Set(seen)].sort()).toEqual([...people].sort());
});

test('the case studies of a person name the person', async ({ page }) => {
  await visit(page, '/team/kabir-singh');
  const cases = page.locator('main a[href^="/projects/"]');
  const links = await cases.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    await visit(page, link ?? '');
    await expect(page.locator('main a[href="/team/kabir-singh"]')).toBeVisible();
  }
});

test('a person’s page shows the time at the office', async ({ page }) => {
  await visit(page, '/team/oliver-hart');
  const office = page.locator('main [data-clock="Europe/London"]');
  await expect(office).toHaveText(/^\d\d:\d\d$/);
});

for (const path of people) {
  test(`${path} fits a phone, and the bust leaves the name readable`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    expect(await getOverflow(page)).toBe(0);
    const [title, bust] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      page.locator('#top-picture').boundingBox(),
    ]);
    const covered = (title?.y ?? 0) + (title?.height ?? 0) - (bust?.y ?? 0);
    expect(covered).toBeLessThan((title?.height ?? 0) / 4);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a person’s page shows the week and the case studies', async ({ page }) => {
    await page.goto('/team/kabir-singh');
    await expect(page.getByRole('term').filter({ hasText: 'Monday' })).toBeVisible();
    await expect(page.locator('main a[href="/projects/paywell"]')).toBeVisible();
    await expect(page.locator('main [data-clock]')).toBeHidden();
  });
});
