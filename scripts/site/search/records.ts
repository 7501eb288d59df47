import type { Findable } from '@/content/published/published';
import type { Kind } from '@/content/schema/kind';

/** A page for Pagefind. */
export type SearchRecord = {
  url: string;
  content: string;
  language: 'en';
  meta: { title: string; kind: string; tags?: string };
};

/**
 * How many words the index may have in all. Up to about 2,000 articles it has every word. Beyond that,
 * it has the description, title, tags and first words of each page, so that the part of the index with
 * a common word stays small.
 */
const MOST_WORDS = 2_000_000;

/** The first words of a text. */
function firstWords(text: string, most: number): string {
  const words = text.split(/\s+/);
  return words.length > most ? words.slice(0, most).join(' ') : text;
}

/**
 * Makes the records of the search from the site's pages.
 *
 * @param kinds what a page of each kind is called
 */
export function toRecords(
  pages: readonly Findable[],
  kinds: Readonly<Record<Kind, { one: string }>>,
  mostWords = MOST_WORDS,
): SearchRecord[] {
  const most = Math.floor(mostWords / Math.max(pages.length, 1));
  return pages.map(({ kind, path, title, description, tags, text }) => ({
    url: path,
    content: firstWords(`${description} ${text()}`, most),
    language: 'en',
    meta: {
      title,
      kind: kinds[kind].one,
      ...(tags.length > 0 && { tags: tags.join(', ') }),
    },
  }));
}
