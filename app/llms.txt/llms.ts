import type { Findable } from '@/content/collections/collection-output';
import { agency } from '@/content/files/agency';
import { joinByComma } from '@/content/schema/words';
import { absoluteUrl } from '@/content/site/absolute-url';

type Line = Pick<Findable, 'title' | 'path' | 'description'>;

const line = ({ title, path, description }: Line) =>
  `- [${title}](${absoluteUrl(path)}): ${description}`;

type Content = {
  /** The agency in a sentence or two. */
  description: string;
  /** What a phone number and a mail address are called. */
  labels: { phone: string; email: string } | undefined;
  /** Lists of pages below a heading each. Those without pages are left out. */
  lists: readonly { heading: string; pages: readonly Line[] }[];
};

/**
 * `llms.txt`: the site in one page for language models.
 *
 * @see https://llmstxt.org
 */
export function llms({ description, labels, lists }: Content): string {
  const withLabel = (label: string | undefined, words: string) =>
    `- ${label === undefined ? '' : `${label}: `}${words}`;
  const { name, phone, email, offices } = agency();
  return `${[
    `# ${name}`,
    `> ${description}`,
    [
      ...offices.map(({ city, address }) => `- ${city}: ${joinByComma(address)}`),
      ...(phone ? [withLabel(labels?.phone, phone.display)] : []),
      withLabel(labels?.email, email.display),
    ].join('\n'),
    ...lists
      .filter(({ pages }) => pages.length > 0)
      .flatMap(({ heading, pages }) => [`## ${heading}`, pages.map(line).join('\n')]),
  ].join('\n\n')}\n`;
}
