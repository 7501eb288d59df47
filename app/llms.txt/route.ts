import { articleFronts } from '@/content/articles/articles';
import { isOpen, jobs } from '@/content/jobs/jobs';
import { home } from '@/content/pages/home';
import { listedEntries } from '@/content/published/pages';
import { allServices } from '@/content/services/services';
import { llms } from './llms';

export const dynamic = 'force-static';

/** The site in one page for language models. */
export async function GET() {
  const pages = await listedEntries();
  const text = llms({
    description: home.meta.description,
    services: allServices(),
    articles: articleFronts(),
    pages: pages
      .filter(({ path }) => path !== home.path)
      .map(({ path, meta }) => ({ path, ...meta })),
    jobs: jobs().filter((job) => isOpen(job)),
  });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
