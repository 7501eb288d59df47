/**
 * The languages of a site in the CMS. It shows those of an entry side by side, and keeps the words of a further one
 * in the mirror that the site reads: "content/de/articles".
 */

import { agency } from '@/content/files/agency';
import { getLanguage } from '@/content/files/language';
import { readIfSound } from '@/content/schema/mistake';
import type { CmsField } from './fields';

/** The field with the name of the entry that an entry translates. */
const TRANSLATES = 'translates';

/** Every language of the site, the first one first. One on most sites. */
const listLanguages = (): string[] => [getLanguage(), ...(readIfSound(agency)?.languages ?? [])];

const hasSeveral = (): boolean => listLanguages().length > 1;

/** The settings of the CMS for several languages. A file may lack in each but the first one. */
export const getLanguages = () =>
  hasSeveral() && {
    i18n: {
      structure: 'multiple_folders',
      locales: listLanguages(),
      initial_locales: 'default',
      omit_default_locale_from_file_path: true,
      canonical_slug: { key: TRANSLATES, value: '{{slug}}' },
    },
  };

/** What makes a file, a folder or a list of files one of several languages. */
export const inLanguages = () => hasSeveral() && { i18n: true };

/** The place of a file or a folder of words in each language. */
export const toPlaces = (path: string): string =>
  hasSeveral() ? path.replace('content/', 'content/{{locale}}/') : path;

/** The name of a new file, by the field of its title. If that has words, a file may have another name in each language. */
export const toSlug = ({ name, i18n }: CmsField): string =>
  `{{${name}${i18n && hasSeveral() ? ' | localize' : ''}}}`;

/** What each language has of its own though it is no word. */
const OWN = ['path'];

/** Lets the form of a further language show such fields. */
export const withOwn = (fields: readonly CmsField[]): CmsField[] =>
  fields.map((field) => (OWN.includes(field.name) ? { ...field, i18n: true } : field));
