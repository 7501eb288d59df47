import { isEmail } from '../delivery/email';
import { type Fields, getField } from '../delivery/fields';
import { tidyPhone } from '../delivery/phone';

/** A rule of a field: its name, and the message of a value that breaks it. */
export type FieldRule = readonly [name: RuleName, message: string];

/** The error messages by field name. */
export type Errors = Partial<Record<string, string>>;

/** The fewest characters of a cover letter (specification, section 9). */
export const MIN_LETTER = 10;

/** Whether a value is valid, by the name of the rule. */
const tests = {
  /** Blanks alone are no value. */
  required: (value: string) => value.trim() !== '',
  /** Looks like name@host.domain. */
  email: isEmail,
  /** Ten digits. How they are grouped does not matter. */
  tenDigits: (value: string) => /^\d{10}$/.test(tidyPhone(value)),
  /** A telephone number of a likely length, perhaps with an extension. `international.ts` checks the rest. */
  international: (value: string) => /^\+?\d{5,15}( ext\. \d+)?$/.test(tidyPhone(value)),
  letter: (value: string) => value.length >= MIN_LETTER,
};

type RuleName = keyof typeof tests;

/**
 * Checks the fields of a form by their rules. The first rule that a value breaks counts.
 *
 * @param isNumber decides on international telephone numbers of a likely length
 */
export function check(
  rules: Readonly<Record<string, readonly FieldRule[]>>,
  fields: Fields,
  isNumber: (value: string) => boolean = () => true,
): Errors {
  const errors: Errors = {};
  for (const [field, ofField] of Object.entries(rules)) {
    const value = getField(fields, field);
    const broken = ofField.find(
      ([name]) => !tests[name](value) || (name === 'international' && !isNumber(value)),
    );
    if (broken) errors[field] = broken[1];
  }
  return errors;
}
