/** Checks one value. Returns the error message, or null if the value is valid. */
export type Rule = (value: string) => string | null;

/** The error messages by field name. */
export type Errors = Partial<Record<string, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TEN_DIGITS = /^\d{10}$/;

/** Refuses an empty value, also one of white space only. */
export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : null;

/** Refuses a value that does not look like name@host.domain. */
export const email =
  (message: string): Rule =>
  (value) =>
    EMAIL.test(value.trim()) ? null : message;

/** Refuses everything but exactly ten digits. Spaces count as wrong. */
export const tenDigits =
  (message: string): Rule =>
  (value) =>
    TEN_DIGITS.test(value) ? null : message;

/** Refuses fewer than `length` characters. */
export const minLength =
  (length: number, message: string): Rule =>
  (value) =>
    value.length >= length ? null : message;

/** Combines rules. The first message counts. */
export const all =
  (...rules: readonly Rule[]): Rule =>
  (value) => {
    for (const rule of rules) {
      const message = rule(value);
      if (message) return message;
    }
    return null;
  };

/** Checks the fields of a form by their rules. */
export function check(rules: Record<string, Rule>, data: FormData): Errors {
  const errors: Errors = {};
  for (const [field, rule] of Object.entries(rules)) {
    const message = rule(String(data.get(field) ?? ''));
    if (message) errors[field] = message;
  }
  return errors;
}
