/**
 * The longest values, in UTF-16 units as `maxlength` counts them. The service takes 50 kB, and a
 * unit takes up to 3 bytes, so that the longest form of Devanagari or emoji still goes through.
 */
export const limits = {
  line: 200,
  message: 14_000,
  coverLetter: 12_000,
  skill: 80,
  /** All skills, joined. */
  skills: 2_000,
} as const;

/** What to say of a control when nothing more fits into it. */
export function fullness(
  { value, maxLength }: HTMLInputElement | HTMLTextAreaElement,
  words: string,
): string | undefined {
  if (maxLength < 0 || value.length < maxLength) return undefined;
  return words.replace('{limit}', maxLength.toLocaleString('en'));
}
