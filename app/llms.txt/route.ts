import { home } from '@/content/pages/home';
import { collections } from '@/content/published/collections';
import { listedEntries } from '@/content/published/entries';
import type { Published } from '@/content/published/published';
import { markdownPath } from '@/content/routes';
import { site } from '@/content/words/site';
import { llms } from './llms';

export const dynamic = 'force-static';

/** The pages of a collection. Those that also stand as Markdown are linked as Markdown. */
function toList({ lines, copies }: Published) {
  if (!lines) return [];
  const isCopied = copies && site.publishing.markdown;
  const pages = lines.read();
  return {
    heading: lines.heading,
    pages: isCopied ? pages.map((page) => ({ ...page, path: markdownPath(page.path) })) : pages,
  };
}

/** The site in one page for language models. */
export async function GET() {
  const entries = await listedEntries();
  const pages = entries
    .filter(({ path }) => path !== home.path)
    .map(({ path, meta }) => ({ path, ...meta }));
  const text = llms({
    description: home.meta.description,
    lists: [...collections.flatMap(toList), { heading: 'Agency', pages }],
  });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
