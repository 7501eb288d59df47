import { toAscii } from '@/content/schema/digit';

/** An extension after a number: "ext. 12", "x12", "#12". */
const EXTENSION = /[\p{L}#][^\p{N}+]{0,11}(\p{Nd}{1,7})[^\p{L}\p{N}+]*$/u;

/**
 * Tidies a telephone number. Digits of any script become 0 to 9. All else goes, such as blanks, hyphens
 * and invisible signs, but for letters, "+" and an extension, which is written as "ext. 12".
 */
export const tidyPhone = (value: string): string =>
  value
    .normalize('NFKC')
    .split(EXTENSION)
    .map((part) => part.replace(/[^\p{L}\p{N}+]/gu, '').replace(/\p{Nd}/gu, toAscii))
    .filter(Boolean)
    .join(' ext. ');
