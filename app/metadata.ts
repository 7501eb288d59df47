import type { Metadata } from 'next';
import { parse } from '@/content/schema/define';
import { type Meta, meta, namesAgency } from '@/content/schema/meta';
import { alternatesOf } from './alternates';
import { type SharedArticle, sharingOf } from './sharing';

/**
 * A page's title, description, canonical link and what it looks like when shared.
 *
 * @param path the page's real address, also on a page served at a second one
 * @param article where the page is one
 * @throws an error that names the page where search engines have no room for its words
 */
export function getMetadata(
  { title, description }: Meta,
  path: string,
  article?: SharedArticle,
): Metadata {
  const words = parse(`What search engines show of ${path}`, meta, { title, description });
  return {
    ...words,
    title: namesAgency(title) ? { absolute: title } : title,
    alternates: alternatesOf(path),
    ...sharingOf(words, path, article),
  };
}
