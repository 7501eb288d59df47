import type { Findable } from '@/content/collections/collection-output';
import { addBasePath } from '@/content/schema/base-path';
import type { Kind } from '@/content/schema/kind';
import { isUnspaced, toWords } from '@/content/schema/words';

/** A page for Pagefind. */
export type SearchRecord = {
  url: string;
  content: string;
  language: string;
  meta: { title: string; kind: string; words?: string; tags?: string };
};

/** The languages whose texts Pagefind splits into words. It never splits titles and tags. */
const SPLIT = ['ja', 'th', 'zh'];

const split = (text: string, language: string) => toWords(text, language).join(' ');

/**
 * Makes the records of the search from the site's pages.
 *
 * @param kinds what a page of each kind is called
 */
export function toRecords(
  pages: readonly Findable[],
  kinds: Readonly<Record<Kind, { one: string }>>,
  language: string,
): SearchRecord[] {
  const toContent = (text: string) => (SPLIT.includes(language) ? text : split(text, language));
  return pages.map(({ kind, path, title, description, tags, text }) => ({
    url: addBasePath(path),
    content: toContent(`${description} ${text()}`),
    language,
    meta: {
      title,
      kind: kinds[kind].one,
      ...(isUnspaced(title) && { words: split(title, language) }),
      ...(tags.length > 0 && { tags: split(tags.join(', '), language) }),
    },
  }));
}
