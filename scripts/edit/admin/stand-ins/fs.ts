/** The texts of the files of words. The bundle puts them in its place. */
declare const WORDS: Texts;

type Texts = Readonly<Record<string, string>>;

/** Newer texts of some files, which the editor has read or saved (`main.ts`). */
const { cmsTexts } = globalThis as { cmsTexts?: Texts };

const texts: Texts = { ...WORDS, ...cmsTexts };

export const readText = (file: string) => texts[file];
/** The names of the files in a folder. Collections are empty here. Their files may be drafts, which are not public. */
export const readdirSync = (folder: string) =>
  Object.keys(texts).flatMap((file) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : [],
  );
export const existsSync = (path: string) => path in texts || readdirSync(path).length > 0;
