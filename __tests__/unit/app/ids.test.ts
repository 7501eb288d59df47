import { expect, test } from '@jest/globals';
import { loadPage, showPage } from '@/__tests__/support/page';
import { articleBySlug, articleFronts, sampleArticle } from '@/content/collections/articles';
import { people, readPerson } from '@/content/collections/team';
import { pageAt } from '@/content/pages/pages';
import { checkProse } from '@/content/prose/prose';
import type { ProseData } from '@/content/schema/prose';

/** The ids that a text makes. */
const getTextIds = (prose: ProseData | undefined) =>
  [...JSON.stringify(prose?.tree ?? {}).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);

const PAGES = [
  ...['/blog-details']
    .filter((path) => pageAt(path))
    .map((path) => ({ path, load: () => loadPage(path), prose: sampleArticle().prose })),
  ...articleFronts().map(({ slug }) => ({
    path: `/blogs/${slug}`,
    load: () => loadPage('/blogs/[id]', { id: slug }),
    prose: articleBySlug(slug)?.prose,
  })),
  ...people().map(({ slug, url }) => ({
    path: url,
    load: () => loadPage('/team/[slug]', { slug }),
    prose: readPerson(slug)?.prose,
  })),
];

test.each(PAGES)('no heading gets an id that $path has outside its text', async (page) => {
  showPage(await page.load());
  const ofText = getTextIds(page.prose);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const own = ids.filter((id) => !ofText.includes(id));
  expect(own).toContain('content');
  for (const id of own) {
    const [heading] = checkProse(`## ${id.replaceAll('-', ' ')}`).prose.contents;
    expect(heading?.id).not.toBe(id);
  }
});
