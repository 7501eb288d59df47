import { ALTS } from '@/content/files/alts';
import { isThere } from '@/content/files/locate';
import { type Coverage, compare, toOriginalFile } from '@/content/files/overlay';
import { listContent, listFiles, readText } from '@/content/files/owner-files';
import { readFields, splitFile } from '@/content/files/read-file';
import { findPageOf } from '@/content/pages/kinds';
import { listWords } from '@/content/pages/words';
import { type EntryFolder, entryFolders, PAGES } from '@/content/routes';
import { collections } from '@/content/structured/collections';
import { findNeeds } from '@/content/structured/models';
import { isUnshown } from '../../site/check/unshown';
import { findPictureNames, isWords } from './delivered';

/** A file of the first language, and its translation. */
export type Translation = Coverage & {
  original: string;
  file: string;
  /** The fields of the original. */
  fields: unknown;
  /** Whether the language can do without it: it then has no such page. */
  isOptional: boolean;
  isThere: boolean;
};

/** The name of the text below the fields of a file. */
const TEXT = '(the text)';

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

/** The file of the page without which no page shows the words of a file. */
function findListPage(original: string): string | undefined {
  const [, kind] = /^content\/sections\/([\w-]+)\.yaml$/.exec(original) ?? [];
  const named = findPageOf(kind);
  if (named) return `${PAGES}/${named}.yaml`;
  const about = listWords().find(({ words }) => words.file === original)?.about;
  const folder = Object.values<EntryFolder>(entryFolders).find(({ start }) => start === about);
  return folder?.list && `${PAGES}/${folder.list}.yaml`;
}

/** Whether a language can do without a file. */
function canLack(original: string, mirror: string): boolean {
  const folders = [PAGES, ...collections.map(({ collection }) => collection.folder)];
  const page = findListPage(original);
  return (
    folders.some((folder) => original.startsWith(`${folder}/`)) ||
    (page !== undefined && !isThere(page.replace('content/', mirror)))
  );
}

function compareFile(original: string, file: string, mirror: string): Translation {
  const { fields, body } = splitFile(original, readText(original));
  const own = isThere(file) ? splitFile(file, readText(file)) : undefined;
  const { needed, missing } = compare(findNeeds(original), fields, own?.fields);
  return {
    ...{ original, file, fields },
    isOptional: canLack(original, mirror),
    isThere: own !== undefined,
    needed: body ? [...needed, TEXT] : needed,
    missing: body && !own?.body ? [...missing, TEXT] : missing,
  };
}

/** Compares what the pictures show that a language has. */
function compareAlts(files: readonly Translation[], mirror: string): Translation {
  const file = ALTS.replace('content/', mirror);
  const shown = files.filter((each) => each.isThere).map(({ original }) => readText(original));
  const names = findPictureNames(shown);
  const all = Object.entries<string>(isThere(ALTS) ? Object(readFields(ALTS)) : {});
  const fields = Object.fromEntries(all.filter(([name]) => names.has(name)));
  const own = isThere(file) ? Object(readFields(file)) : {};
  const needed = Object.keys(fields);
  return {
    ...{ original: ALTS, file, fields, needed },
    isOptional: false,
    isThere: isThere(file),
    missing: needed.filter((name) => !own[name]),
  };
}

/** Compares the words of a language with those of the first one, file by file. */
export function listTranslations(language: string): Translation[] {
  const mirror = `content/${language}/`;
  const translated = listTranslated(mirror);
  const files = listContent()
    .filter((file) => isWords(file) && file !== 'content/brand.yaml' && !isUnshown(file))
    .map((original) => {
      const file = translated.get(original) ?? original.replace('content/', mirror);
      return compareFile(original, file, mirror);
    });
  return [...files, compareAlts(files, mirror)].filter(({ needed }) => needed.length > 0);
}

const SHOWN = 5;

/** Whether the language does without a file. */
const isLacked = (each: Translation) => each.isOptional && !each.isThere;

function describeFile(translation: Translation): string[] {
  const { file, needed, missing } = translation;
  if (missing.length === 0) return [];
  if (isLacked(translation))
    return [
      `${file}: there is no such file, so the language leaves it out (${needed.length} texts)`,
    ];
  const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : '';
  return [
    `${file}: ${missing.length} of ${needed.length} texts are missing: ${missing.slice(0, SHOWN).join(', ')}${more}`,
  ];
}

/** Says how much of a language is done: a line for each file that lacks words, and one for all that it has. */
export function describeTranslation(language: string): string[] {
  const all = listTranslations(language);
  const own = all.filter((each) => !isLacked(each));
  const count = (key: 'needed' | 'missing') =>
    own.reduce((sum, { [key]: fields }) => sum + fields.length, 0);
  return [
    ...all.flatMap(describeFile),
    `${language}: ${count('needed') - count('missing')} of ${count('needed')} texts are there`,
  ];
}
