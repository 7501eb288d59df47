import { articleFronts } from '@/content/loaders/blog';
import { isOpen, jobs } from '@/content/loaders/jobs';
import { fixedPages } from '@/content/loaders/pages';
import { allServices } from '@/content/loaders/services';
import { llms } from './llms';

export const dynamic = 'force-static';

/** The site in one page for language models. */
export function GET() {
  const { '/': _, ...pages } = fixedPages;
  const text = llms({
    services: allServices(),
    articles: articleFronts(),
    pages: Object.entries(pages).map(([path, { copy }]) => ({ path, ...copy.meta })),
    jobs: jobs().filter((job) => isOpen(job)),
  });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
