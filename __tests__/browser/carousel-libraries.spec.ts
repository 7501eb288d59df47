import { readdirSync, readFileSync } from 'node:fs';
import { clients, getCarousel, logos } from './support/carousels';
import { everyPage } from './support/routes';
import { expect, test, visit } from './support/test';

/** The scripts of the islands that contain a text. */
const findScripts = (text: string) =>
  readdirSync('out/_islands').filter((file) =>
    readFileSync(`out/_islands/${file}`, 'utf8').includes(text),
  );

for (const [library, mark, carousel] of [
  ['Swiper', 'swiper-slide-active', clients],
  ['slick', 'slick-track', logos],
] as const) {
  test(`${library} is in one file, which loads when its carousel is near`, async ({ page }) => {
    const files = findScripts(mark);
    expect(files).toHaveLength(1);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await visit(page, carousel.path);
    const isRequested = () => requested.some((url) => url.endsWith(`/${files[0]}`));
    expect(isRequested()).toBe(false);
    await getCarousel(page, carousel).scrollIntoViewIfNeeded();
    await expect.poll(isRequested).toBe(true);
  });
}

test('no page but /team-details has slick’s styles', () => {
  for (const path of everyPage) {
    const html = readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8');
    const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    expect.soft(linked, path).not.toHaveLength(0);
    const sheets = linked.map(([, href]) => readFileSync(`out${href}`, 'utf8')).join('');
    expect.soft((html + sheets).includes('.slick-'), path).toBe(path === '/team-details');
  }
});
