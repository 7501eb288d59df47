import { agency } from '@/content/agency';
import { personPage } from '@/content/pages/person';
import { projects } from '@/content/projects/projects';
import { people as team } from '@/content/team/team';
import { getOverflow } from './support/layout';
import { people } from './support/routes';
import { SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

/** Somebody who worked on a case study. */
const colleague = team().find(({ slug }) =>
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

test('the next person leads through the whole team and back', async ({ page }) => {
  const [first = ''] = people;
  await visit(page, first);
  const seen = [first];
  for (const _ of people) {
    await page.getByRole('navigation', { name: personPage.next.label }).getByRole('link').click();
    await expect(page).not.toHaveURL(seen.at(-1) ?? '');
    seen.push(new URL(page.url()).pathname);
  }
  expect(seen.at(-1)).toBe(first);
  expect([...new Set(seen)].sort()).toEqual([...people].sort());
});

test('the case studies of a person name the person', async ({ page }) => {
  test.skip(!colleague, 'nobody of the team worked on a case study.');
  const path = colleague?.url ?? '';
  await visit(page, path);
  const cases = page.locator('main a[href^="/projects/"]');
  const links = await cases.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    await visit(page, link ?? '');
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  }
});

test('a person’s page shows the time at the office', async ({ page }) => {
  for (const { city, timeZone } of agency.offices) {
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a person’s page shows the week and the case studies', async ({ page }) => {
    const person = colleague ?? team()[0];
    if (!person) throw new Error('The team has nobody.');
    await page.goto(person.url);
    for (const { day } of person.week) {
      await expect(page.getByRole('term').filter({ hasText: day })).toBeVisible();
    }
    for (const study of projects().filter((each) => each.people.includes(person.slug))) {
      await expect(page.locator(`main a[href="${study.url}"]`).first()).toBeVisible();
    }
    await expect(page.locator('main [data-clock]')).toBeHidden();
  });
});
