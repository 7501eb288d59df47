/** The copy with a second language (`serve-languages.ts`). */
export const FOLDER = '.edit/languages';
export const PORT = 4191;

/** An article of the copy, and its translation. */
export const ARTICLE = 'content/articles/before-you-ask-for-a-price.md';
export const TRANSLATED = 'content/de/articles/bevor-sie-nach-dem-preis-fragen.md';
