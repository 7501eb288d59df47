/**
 * `llms.txt`: the site in one page for language models, with the Markdown of what it links where
 * there is one.
 *
 * @see https://llmstxt.org
 */

import { absoluteUrl } from '@/content/absolute-url';
import { markdownPath } from '@/content/alternates';
import { summary } from '@/content/loaders/blog';
import type { ServiceEntry } from '@/content/loaders/services';
import type { ArticleFront } from '@/content/schema/article';
import type { Job } from '@/content/schema/job';
import { site } from '@/content/site';

/** A page in a list, with a sentence about it. */
export type Listed = { title: string; path: string; about: string };

const line = ({ title, path, about }: Listed) =>
  `- [${title}](${absoluteUrl(markdownPath(path) ?? path)}): ${about}`;

const list = (title: string, pages: readonly Listed[]) =>
  pages.length > 0 ? [`## ${title}`, pages.map(line).join('\n')] : [];

type Content = {
  services: readonly ServiceEntry[];
  articles: readonly ArticleFront[];
  /** The open jobs. */
  jobs: readonly Job[];
  /** The other pages that tell of the agency. */
  pages: readonly Listed[];
};

/** The text of `llms.txt`. */
export function llmsFile({ services, articles, jobs, pages }: Content): string {
  const { phone, email, offices } = site.footer;
  return `${[
    `# ${site.name}`,
    `> ${site.description}`,
    [
      ...offices.map(({ city, lines, country }) => `- ${city}: ${[...lines, country].join(', ')}`),
      `- Telephone: ${phone.display}`,
      `- Mail: ${email.display}`,
    ].join('\n'),
    ...list(
      'Services',
      services.map(({ path, service }) => ({ title: service.name, path, about: service.summary })),
    ),
    ...list(
      'Articles',
      articles.map(({ _id, title, desc }) => ({
        title,
        path: `/blogs/${_id}`,
        about: summary(desc),
      })),
    ),
    ...list('Agency', pages),
    ...list(
      'Open positions',
      jobs.map(({ _id, jobTitle, city, description }) => ({
        title: `${jobTitle} in ${city}`,
        path: `/job-description/${_id}`,
        about: summary(description),
      })),
    ),
  ].join('\n\n')}\n`;
}
