import { getArticleMeta } from '@/content/articles/articles';
import type { ArticleFront } from '@/content/articles/schema';
import { agency } from '@/content/files/agency';
import { getJobMeta } from '@/content/jobs/jobs';
import type { Job } from '@/content/jobs/schema';
import type { Meta } from '@/content/lookups/meta';
import { summary } from '@/content/prose/summary';
import { articlePath, jobPath, markdownPath } from '@/content/routes';
import type { ServiceEntry } from '@/content/services/services';
import { absoluteUrl } from '@/content/words/absolute-url';
import { site } from '@/content/words/site';

/** A page in a list, with a sentence about it. */
type Line = Meta & { path: string };

const line = ({ title, path, description }: Line) =>
  `- [${title}](${absoluteUrl(path)}): ${description}`;

const list = (title: string, pages: readonly Line[]) =>
  pages.length > 0 ? [`## ${title}`, pages.map(line).join('\n')] : [];

/** How many articles it lists, the newest first. The file must not grow with the site. */
const NEWEST = 50;

/** The address of a page's text as Markdown, or of the page if there is none. */
const textPath = (path: string) => (site.publishing.markdown ? markdownPath(path) : path);

type Content = {
  /** The agency in a sentence or two. */
  description: string;
  services: readonly ServiceEntry[];
  articles: readonly ArticleFront[];
  /** The open jobs. */
  jobs: readonly Job[];
  /** The other pages about the agency. */
  pages: readonly Line[];
};

/**
 * `llms.txt`: the site in one page for language models. It links services and the newest articles as Markdown.
 *
 * @see https://llmstxt.org
 */
export function llms({ description, services, articles, jobs, pages }: Content): string {
  const { name, phone, email, offices } = agency;
  return `${[
    `# ${name}`,
    `> ${description}`,
    [
      ...offices.map(({ city, lines, country }) => `- ${city}: ${[...lines, country].join(', ')}`),
      `- Telephone: ${phone.display}`,
      `- Mail: ${email.display}`,
    ].join('\n'),
    ...list(
      'Services',
      services.map(({ path, service: { name, summary } }) => ({
        path: textPath(path),
        title: name,
        description: summary,
      })),
    ),
    ...list(
      'Articles',
      articles.slice(0, NEWEST).map((article) => ({
        path: textPath(articlePath(article.slug)),
        ...getArticleMeta(article),
      })),
    ),
    ...list('Agency', pages),
    ...list(
      'Open positions',
      jobs.map((job) => ({
        path: jobPath(job.slug),
        title: getJobMeta(job).title,
        description: summary(job.description),
      })),
    ),
  ].join('\n\n')}\n`;
}
