/** Letters that Unicode does not take apart into a Latin letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
};

/** The last part of an address: "Tea & Toast" becomes "tea-and-toast", and "Straße" "strasse". */
export const toSlug = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{Diacritic}|['’]/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]/g, (character) => LETTERS[character] ?? '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
