/** The texts of the files of words. The bundle puts them in its place. */
declare const WORDS: Texts;

type Texts = Readonly<Record<string, string>>;

/** Newer texts of some files, which the editor has read or saved (`main.ts`). */
const { cmsTexts } = globalThis as { cmsTexts?: Texts };

const texts: Texts = { ...WORDS, ...cmsTexts };

export const readText = (file: string) => texts[file];
export const readOriginalText = (file: string) => texts[file];
/** The files of a folder. Collections are empty here. Their files may be drafts, which are not public. */
export const listFiles = (folder: string) =>
  Object.keys(texts).filter((file) => file.startsWith(`${folder}/`));
export const listNames = (folder: string) =>
  listFiles(folder).map((file) => file.slice(folder.length + 1));
export const isThere = (file: string) => file in texts;
export const locate = (file: string) => ({ real: file, kind: 'file' });
