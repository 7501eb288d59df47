/** The texts of the files of words. The bundle puts them in its place. */
declare const WORDS: Readonly<Record<string, string>>;

export const existsSync = (file: string) => file in WORDS;
export const readFileSync = (file: string) => WORDS[file];
/** Collections are empty here. Their files may be drafts, which are not public. */
export const readdirSync = () => [];
