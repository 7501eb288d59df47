import { absoluteUrl } from '@/content/loaders/absolute-url';
import { getArticleMeta, summary } from '@/content/loaders/blog';
import { getJobMeta } from '@/content/loaders/jobs';
import type { ServiceEntry } from '@/content/loaders/services';
import { articlePath, jobPath, markdownPath } from '@/content/routes';
import type { ArticleFront } from '@/content/schema/article';
import type { Job } from '@/content/schema/job';
import type { Meta } from '@/content/schema/meta';
import { site } from '@/content/site';

/** A page in a list, with a sentence about it. */
type Line = Meta & { path: string };

const line = ({ title, path, description }: Line) =>
  `- [${title}](${absoluteUrl(path)}): ${description}`;

const list = (title: string, pages: readonly Line[]) =>
  pages.length > 0 ? [`## ${title}`, pages.map(line).join('\n')] : [];

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
 * `llms.txt`: the site in one page for language models. It links services and articles as Markdown.
 *
 * @see https://llmstxt.org
 */
export function llms({ description, services, articles, jobs, pages }: Content): string {
  const { phone, email, offices } = site.footer;
  return `${[
    `# ${site.name}`,
    `> ${description}`,
    [
      ...offices.map(({ city, lines, country }) => `- ${city}: ${[...lines, country].join(', ')}`),
      `- Telephone: ${phone.display}`,
      `- Mail: ${email.display}`,
    ].join('\n'),
    ...list(
      'Services',
      services.map(({ path, service: { name, summary } }) => ({
        path: markdownPath(path),
        title: name,
        description: summary,
      })),
    ),
    ...list(
      'Articles',
      articles.map((article) => ({
        path: markdownPath(articlePath(article._id)),
        ...getArticleMeta(article),
      })),
    ),
    ...list('Agency', pages),
    ...list(
      'Open positions',
      jobs.map((job) => ({
        path: jobPath(job._id),
        title: getJobMeta(job).title,
        description: summary(job.description),
      })),
    ),
  ].join('\n\n')}\n`;
}
