import type { Errors } from '../validation/check';

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

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** The controls of a form that are typed into. */
export const typedIn = ({ elements }: HTMLFormElement): readonly Typed[] =>
  [...elements].filter(
    (control) => control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement,
  );

/** `words` with the limit in the place of {limit}. */
export const sayLimit = (words: string, limit: number): string =>
  words.replace('{limit}', limit.toLocaleString('en'));

/** What to say of a control when nothing more fits into it. */
export function fullness(control: Typed, words: string): string | undefined {
  const { value, maxLength } = control;
  return maxLength < 0 || value.length < maxLength ? undefined : sayLimit(words, maxLength);
}

/** Whether a control holds more than fits: `maxlength` stops typing and paste, and no program. */
export const isOverfull = ({ value, maxLength }: Typed): boolean =>
  maxLength >= 0 && value.length > maxLength;

/** What to say of each field that holds more than fits, which the service would refuse. */
export function overfull(form: HTMLFormElement, words: string): Errors {
  const found = typedIn(form).filter((control) => control.name !== '' && isOverfull(control));
  return Object.fromEntries(
    found.map((control) => [control.name, sayLimit(words, control.maxLength)]),
  );
}
