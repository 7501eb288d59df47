import { articleFronts } from '@/content/collections/articles';
import { projects as caseStudies } from '@/content/collections/projects';
import { allServices } from '@/content/collections/services';
import { isServed } from '@/content/files/canonical';
import { getWords } from '@/content/pages/pages';
import { hasBackground } from '@/content/schema/picture';
import { measureEdges } from './support/picture-edges';
import { articles, projects, services } from './support/routes';
import { expect, test } from './support/test';

/** The pictures that stand on the ground of a world, by the names of their masters. */
const SCENES = new Set(
  [
    ...[getWords('services', 'stage-banner')?.picture ?? []].flat(),
    ...allServices().map(({ service }) => service.banner.picture),
    ...caseStudies().map(({ image }) => image),
    ...articleFronts().flatMap(({ src, world }) => (world ? [src] : [])),
  ]
    .filter((picture) => !hasBackground(picture))
    .map(({ file }) => file.replace(/-\w+$/, '')),
);

/** Together they have every frame: banners, covers, panels, bands and cards. */
const PAGES = [
  ...['/', '/services', '/projects'].filter(isServed),
  ...projects.slice(0, 2),
  ...articles,
  ...services,
];

/** A difference in CIELAB that nobody sees. */
const UNSEEN = 2;

for (const path of PAGES) {
  test(`pictures on a painted ground show no edges on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1440, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 1400 });
      await page.emulateMedia({ colorScheme });
      for (const image of await page.locator('main img').all()) {
        const name = await image.evaluate((img: HTMLImageElement) =>
          img.src.replace(/^.*\/|-\w+\.webp$/g, ''),
        );
        if (!SCENES.has(name) || !(await image.isVisible())) continue;
        await image.scrollIntoViewIfNeeded();
        await image.evaluate((img: HTMLImageElement) => {
          Object.assign(img, { loading: 'eager', decoding: 'sync' });
          return img.decode();
        });
        for (const [edge, difference] of Object.entries(await measureEdges(page, image)))
          expect
            .soft(difference, `${name} at the ${edge}, ${width} px, ${colorScheme}`)
            .toBeLessThan(UNSEEN);
      }
    }
  });
}
