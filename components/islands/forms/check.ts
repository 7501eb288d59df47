import type { Rule } from './rules';

/** The message of each field that has one. */
export type Errors = Partial<Record<string, string>>;

/** Runs every field's rule over what a form holds. */
export function check(rules: Record<string, Rule>, data: FormData): Errors {
  const errors: Errors = {};
  for (const [field, rule] of Object.entries(rules)) {
    const message = rule(String(data.get(field) ?? ''));
    if (message) errors[field] = message;
  }
  return errors;
}

/** Puts the focus on the first field, in the form's own order, that has an error. */
export function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const bad = form.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea');
  for (const control of bad) {
    if ((control.dataset.field ?? control.getAttribute('name') ?? '') in errors) {
      control.focus();
      return;
    }
  }
}
