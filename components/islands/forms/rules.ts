/** Checks one value: the message to show beside its field, or null where it is fine. */
export type Rule = (value: string) => string | null;

/** The message of each field that has one. */
export type Errors = Partial<Record<string, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TEN_DIGITS = /^\d{10}$/;

/** Refuses an empty value, and one of white space. */
export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : null;

/** Refuses what does not look like name@host.domain. */
export const email =
  (message: string): Rule =>
  (value) =>
    EMAIL.test(value.trim()) ? null : message;

/** Refuses all but ten digits; nothing is stripped first. */
export const tenDigits =
  (message: string): Rule =>
  (value) =>
    TEN_DIGITS.test(value) ? null : message;

/** Refuses fewer than `length` characters. */
export const atLeast =
  (length: number, message: string): Rule =>
  (value) =>
    value.length >= length ? null : message;

/** The first message of several rules. */
export const all =
  (...rules: readonly Rule[]): Rule =>
  (value) => {
    for (const rule of rules) {
      const message = rule(value);
      if (message) return message;
    }
    return null;
  };

/** Runs the rule of each field over what a form holds. */
export function check(rules: Record<string, Rule>, data: FormData): Errors {
  const errors: Errors = {};
  for (const [field, rule] of Object.entries(rules)) {
    const message = rule(String(data.get(field) ?? ''));
    if (message) errors[field] = message;
  }
  return errors;
}
