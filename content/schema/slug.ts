/** The last part of an address: "Tea & Toast" becomes "tea-and-toast". */
export const toSlug = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{Diacritic}|['’]/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
