import { agency } from '@/content/files/agency';
import { contact } from '@/content/pages/contact';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { expect, test, visit } from './support/test';

const EMBED = 'https://www.openstreetmap.org/export/embed.html**';

/** The office that an address of OpenStreetMap marks. */
function findOffice(address: string | null) {
  const { searchParams } = new URL(address ?? '');
  const [latitude, longitude] = searchParams.get('marker')?.split(',') ?? [
    searchParams.get('mlat'),
    searchParams.get('mlon'),
  ];
  return agency().offices.find(
    ({ place }) => place.latitude === Number(latitude) && place.longitude === Number(longitude),
  );
}

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
    const frame = page.locator('main iframe');
    const office = findOffice(await frame.getAttribute('src'));
    await expect(frame).toHaveAttribute('title', new RegExp(office?.city ?? 'no office'));
    expect(requested).toEqual([]);
    await frame.scrollIntoViewIfNeeded();
    await expect.poll(() => requested.length).toBe(1);

    const link = page.getByRole('link', { name: contact().details.map.link });
    expect(findOffice(await link.getAttribute('href'))).toBe(office);
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    const plate = link.locator('..');
    await expect(plate).toContainText(office?.place.street ?? '');
    await expect(plate).toBeInViewport();
    await expectAccessibleInBothThemes(page, 'without a map', 'section:has(iframe)');
  });
});
