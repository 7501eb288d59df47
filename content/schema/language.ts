import { z } from 'zod';
import { CODE } from './texts';

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** Scripts with italics, and with letters of one width for code and dates. */
const SLANTED = ['Cyrl', 'Grek', 'Latn'];

/** The names of languages. The name of a language, such as "Danish", has the form of a tag. */
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A tag as BCP 47 writes it: "en-gb" becomes "en-GB". Undefined if it is none. */
function normalize(tag: string): string | undefined {
  try {
    const { baseName, language: code } = new Intl.Locale(tag);
    return names.of(code) && baseName;
  } catch {
    return undefined;
  }
}

/** The language of a site, and the region whose formats it has. */
export const language = z
  .string()
  .meta(CODE)
  .transform((tag, context) => {
    const normal = normalize(tag);
    if (normal !== undefined) return normal;
    context.addIssue({
      code: 'custom',
      message: 'expected the short name of a language, such as "pt", or "en-GB" with its country',
      input: tag,
    });
    return z.NEVER;
  });

/** The direction in which a language is written. */
export const getDirection = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';

/** Whether the script of a language has italics, and letters of one width. */
export const hasItalics = (tag: string): boolean =>
  SLANTED.includes(new Intl.Locale(tag).maximize().script ?? '');

const toCode = (tag: string) => new Intl.Locale(tag).language;

/**
 * The name of a language in itself, with a capital letter, as in a list: "Deutsch".
 *
 * @param others the languages beside it. The name says the region or the script where one of these is the same
 */
export function getOwnName(language: string, others: readonly string[] = []): string {
  const isAlone = !others.some((tag) => tag !== language && toCode(tag) === toCode(language));
  const code = isAlone ? toCode(language) : language;
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(language));
}
