import { isThere } from '@/content/files/locate';
import { type Coverage, compare, toOriginalFile } from '@/content/files/overlay';
import { listContent, listFiles } from '@/content/files/owner-files';
import { readFields } from '@/content/files/read-file';
import { PAGES } from '@/content/routes';
import { collections } from '@/content/structured/collections';
import { findModel } from '@/content/structured/models';
import { isUnshown } from '../../site/check/unshown';
import { isWords } from './delivered';

/** A file of the first language, and its translation. */
export type Translation = Coverage & {
  original: string;
  file: string;
  /** The fields of the original. */
  fields: unknown;
  /** Whether the language can do without it: it then has no such page. */
  isPage: boolean;
  isThere: boolean;
};

/** The files of a language by those that they translate. */
function listTranslated(mirror: string): ReadonlyMap<string, string> {
  return new Map(
    listFiles(mirror.slice(0, -1))
      .filter((file) => /\.(yaml|md)$/.test(file))
      .map((file) => {
        const { translates } = Object(readFields(file));
        return [toOriginalFile(file.replace(mirror, 'content/'), translates), file];
      }),
  );
}

/** Compares the words of a language with those of the first one, file by file. */
export function listTranslations(language: string): Translation[] {
  const mirror = `content/${language}/`;
  const translated = listTranslated(mirror);
  const folders = [PAGES, ...collections.map(({ collection }) => collection.folder)];
  return listContent()
    .filter((file) => isWords(file) && file !== 'content/brand.yaml' && !isUnshown(file))
    .map((original) => {
      const fields = readFields(original);
      const file = translated.get(original) ?? original.replace('content/', mirror);
      const own = isThere(file) ? readFields(file) : undefined;
      return {
        original,
        file,
        fields,
        isPage: folders.some((folder) => original.startsWith(`${folder}/`)),
        isThere: own !== undefined,
        ...compare(findModel(original), fields, own),
      };
    })
    .filter(({ needed }) => needed.length > 0);
}

const SHOWN = 5;

/** Says how much of a language is done: a line for each file that lacks words, and one for all. */
export function describeTranslation(language: string): string[] {
  const all = listTranslations(language);
  const lines = all.flatMap(({ file, isPage, isThere: isHere, needed, missing }) => {
    if (missing.length === 0) return [];
    if (isPage && !isHere)
      return `${file}: there is no such file, so the language leaves it out (${needed.length} texts)`;
    const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : '';
    return `${file}: ${missing.length} of ${needed.length} texts are missing: ${missing.slice(0, SHOWN).join(', ')}${more}`;
  });
  const count = (key: 'needed' | 'missing') =>
    all.reduce((sum, { [key]: fields }) => sum + fields.length, 0);
  return [
    ...lines,
    `${language}: ${count('needed') - count('missing')} of ${count('needed')} texts are there`,
  ];
}
