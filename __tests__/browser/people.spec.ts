import { agency } from '@/content/files/agency';
import { projects } from '@/content/projects/projects';
import { people as team } from '@/content/team/team';
import { getOverflow } from './support/layout';
import { people } from './support/routes';
import { SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

/** Somebody who worked on a case study. */
const _colleague = team().find(({ slug }) =>
  projects().some(({ people: credited }) => credited.includes(slug)),
);

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

test('a person’s page shows the time at the office', async ({ page }) => {
  for (const { city, timeZone } of agency().offices) {
    const person = team().find((each) => each.city === city);
    if (!person) continue;
    await visit(page, person.url);
    await expect(page.locator(`main [data-clock="${timeZone}"]`)).toHaveText(/^\d\d:\d\d$/);
  }
});

for (const path of people) {
  const tag = path === people[0] ? [] : SWEEP;
  test(`${path} fits a phone, and the bust leaves the name readable`, { tag }, async ({ page }) => {
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
