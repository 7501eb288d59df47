import type { Mark } from '@/content/brand/mark-schema';
import { getLength, toParts } from '@/content/schema/words';

/** The height of a mark in CSS pixels, and of one that is higher than wide. */
const HEIGHT = 34;
const TALL = 46;

/** The most pixels that a mark takes of a line. */
const WIDEST = 240;

/** The room for a logo in the header of the narrowest phone, in pixels. */
const PHONE = 172;

/** The blank between mark and name, and the width of a letter of the name. */
const BLANK = 8;
const LETTER = 11;

/** From how many letters on a name is small on every screen. */
const MANY = 24;

/** The size of a mark beside its name, in CSS pixels. */
export function measureMark({ width, height }: Mark) {
  const ratio = width / height;
  const high = Math.min(ratio < 1 ? TALL : HEIGHT, WIDEST / ratio);
  return { width: Math.round(high * ratio), height: Math.round(high) };
}

/** The width of a logo on one line, and how its name fits on a phone: on one line, on several, or in small letters. */
export function measureLogo(mark: Mark, name: string) {
  const { width } = measureMark(mark);
  if (mark.isWordmark) return { width, fit: 'one' } as const;
  const room = (PHONE - BLANK - width) / LETTER;
  const word = Math.max(...toParts(name).map(getLength));
  const length = getLength(name);
  const fit = length > MANY || word > room ? 'small' : length > room ? 'several' : 'one';
  return { width: width + BLANK + Math.min(length, MANY) * LETTER, fit } as const;
}
