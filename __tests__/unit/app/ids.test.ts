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

const [article] = articleFronts();
const [person] = people();
const PAGES = [
  // The sample of an article has comments.
  ...(pageAt('/blog-details') ? [{ route: '/blog-details', prose: sampleArticle().prose }] : []),
  ...(article
    ? [{ route: '/blogs/[id]', id: article.slug, prose: articleBySlug(article.slug)?.prose }]
    : []),
  ...(person
    ? [{ route: '/team/[slug]', slug: person.slug, prose: readPerson(person.slug)?.prose }]
    : []),
];

test.each(PAGES)('no heading gets an id that $route has outside its text', async (page) => {
  showPage(await loadPage(page.route, page));
  const ofText = getTextIds(page.prose);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const own = ids.filter((id) => !ofText.includes(id));
  expect(own).toContain('content');
  for (const id of own) {
    const [heading] = checkProse(`## ${id.replaceAll('-', ' ')}`).prose.contents;
    expect(heading?.id).not.toBe(id);
  }
});
