import { findWords, homePage } from '@/content/pages/pages';
import { markdownPath } from '@/content/routes';
import { site } from '@/content/site/site';
import { findable } from '@/content/structured/findable';
import { llms } from './llms';

export const dynamic = 'force-static';

/** The site in one page for language models. Its pages are linked as Markdown, if they stand as that. */
export async function GET() {
  const all = findable();
  const toAddress = (path: string) => (site().publishing.markdown ? markdownPath(path) : path);
  const lists = Object.entries(findWords('title-list')?.kinds ?? {}).map(
    ([name, { title: heading }]) => ({
      heading,
      pages: all
        .filter(({ kind, path }) => kind === name && path !== '/')
        .map((page) => ({ ...page, path: toAddress(page.path) })),
    }),
  );
  const text = llms({
    description: homePage().meta.description,
    labels: findWords('contact-details')?.ways,
    lists,
  });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
