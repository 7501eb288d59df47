import { expect, test } from '@jest/globals';
import { showPage } from '@/__tests__/support/page';
import BlogDetailsPage from '@/app/blog-details/page';
import ArticlePage from '@/app/blogs/[id]/page';
import PersonPage from '@/app/team/[slug]/page';
import { articleBySlug, articleFronts, sampleArticle } from '@/content/articles/articles';
import { checkProse } from '@/content/prose/prose';
import type { ProseData } from '@/content/schema/prose';
import { people, readPerson } from '@/content/team/team';

/** The ids that a text makes. */
const getTextIds = (prose: ProseData | undefined) =>
  [...JSON.stringify(prose?.tree ?? {}).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);

const PAGES = [
  { path: '/blog-details', load: async () => <BlogDetailsPage />, prose: sampleArticle().prose },
  ...articleFronts().map(({ slug }) => ({
    path: `/blogs/${slug}`,
    load: () => ArticlePage({ params: Promise.resolve({ id: slug }) }),
    prose: articleBySlug(slug)?.prose,
  })),
  ...people().map(({ slug, url }) => ({
    path: url,
    load: () => PersonPage({ params: Promise.resolve({ slug }) }),
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
