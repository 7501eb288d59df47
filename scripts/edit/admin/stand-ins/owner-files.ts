import { FURTHER, toMirror } from '@/content/schema/mirror';

/** The texts of the files of words. The bundle puts them in its place. */
declare const WORDS: Texts;

type Texts = Readonly<Record<string, string>>;

/** Newer texts of some files, which the editor has read or saved (`main.ts`). */
const { cmsTexts } = globalThis as { cmsTexts?: Texts };

const texts: Texts = { ...WORDS, ...cmsTexts };

/** The text of a file. In a further language, the original of an entry has a name for all of its folder (`main.ts`). */
const find = (file: string): string | undefined =>
  texts[file] ?? (FURTHER ? texts[file.replace(/[^/]+(?=\.\w+$)/, '*')] : undefined);

export const readText = (file: string) => find(toMirror(file)) ?? '';
export const readOriginalText = (file: string) => find(file);
/** The files of a folder. Collections are empty here. Their files may be drafts, which are not public. */
export const listFiles = (folder: string) =>
  Object.keys(texts).filter((file) => file.startsWith(`${folder}/`) && !file.includes('*'));
export const listNames = (folder: string) =>
  listFiles(folder).map((file) => file.slice(folder.length + 1));
export const isThere = (file: string) => find(file) !== undefined;
export const locate = (file: string) => ({ real: file, kind: 'file' });
