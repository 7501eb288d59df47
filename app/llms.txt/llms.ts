import type { Findable } from '@/content/derived/published';
import { agency } from '@/content/files/agency';
import { absoluteUrl } from '@/content/site/absolute-url';

type Line = Pick<Findable, 'title' | 'path' | 'description'>;

const line = ({ title, path, description }: Line) =>
  `- [${title}](${absoluteUrl(path)}): ${description}`;

type Content = {
  /** The agency in a sentence or two. */
  description: string;
  /** Lists of pages below a heading each. Those without pages are left out. */
  lists: readonly { heading: string; pages: readonly Line[] }[];
};

/**
 * `llms.txt`: the site in one page for language models.
 *
 * @see https://llmstxt.org
 */
export function llms({ description, lists }: Content): string {
  const { name, phone, email, offices } = agency();
  return `${[
    `# ${name}`,
    `> ${description}`,
    [
      ...offices.map(({ city, lines, country }) => `- ${city}: ${[...lines, country].join(', ')}`),
      `- Telephone: ${phone.display}`,
      `- Mail: ${email.display}`,
    ].join('\n'),
    ...lists
      .filter(({ pages }) => pages.length > 0)
      .flatMap(({ heading, pages }) => [`## ${heading}`, pages.map(line).join('\n')]),
  ].join('\n\n')}\n`;
}
