import type { Entry } from '../collection/collection';
import { createTextCache } from '../collection/text-cache';
import { checkProse, readProse } from '../loaders/prose';
import { href } from '../schema/href';
import { type PictureData, picture } from '../schema/picture';
import type { ArticleFields } from './schema';

/** What other pages need of an article's text. */
type Facts = {
  /** Whether the text had no mistake when it was parsed. */
  sound: boolean;
  /** The targets of its links. */
  links: readonly string[];
  /** The names of its pictures. */
  pictures: readonly string[];
};

/** The code that the facts depend on, and the packages that it calls. */
const SOURCES = [
  'content/loaders/prose.ts',
  'content/loaders/prose-components.ts',
  'content/loaders/prose-tree.ts',
  'package-lock.json',
];

/** The facts of all texts. Parsing takes most of a check's time, so a build keeps them for the next. */
export const factsCache = createTextCache('articles', SOURCES, (text): Facts => {
  const { problems, prose } = checkProse(text);
  const { links, pictures } = prose;
  return { sound: problems.length === 0, links, pictures: Object.keys(pictures) };
});

const toPicture = (name: string) => picture.safeParse({ name, decorative: true });

/**
 * The targets of an article's links, and its pictures.
 *
 * @throws an error that names the file and each heading, link or picture that is wrong
 */
export function getFacts(entry: Entry<ArticleFields>): {
  links: readonly string[];
  pictures: readonly PictureData[];
} {
  const { sound, links, pictures } = factsCache.get(entry.body);
  const outside = links.filter((link) => !link.startsWith('#'));
  const found = pictures.map(toPicture);
  // A page or a picture may be gone since the text was parsed. Parsing again says which.
  const stands =
    outside.every((link) => href.safeParse(link).success) && found.every(({ success }) => success);
  if (!sound || !stands) readProse(entry.file, entry.body);
  return { links: outside, pictures: found.flatMap(({ data }) => data ?? []) };
}
