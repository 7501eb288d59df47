import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { Errors } from './rules';

/** Focuses the form's first field that has an error. */
function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const controls = form.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea');
  for (const control of controls) {
    if ((control.dataset.field ?? control.getAttribute('name') ?? '') in errors) {
      control.focus();
      return;
    }
  }
}

/**
 * Holds the error messages of a form's fields.
 *
 * @returns `showErrors` renders messages, then focuses the first field with one, so that a screen
 *   reader reads both. `clearError` removes the message of one field, or all messages.
 */
export function useErrors() {
  const [errors, setErrors] = useState<Errors>({});
  const shown = useRef<{ form: HTMLFormElement; errors: Errors }>(null);

  useLayoutEffect(() => {
    // The focus stays where it is when messages change as the visitor types.
    if (shown.current?.errors === errors) focusFirst(shown.current.form, errors);
  }, [errors]);

  function showErrors(form: HTMLFormElement, found: Errors) {
    shown.current = { form, errors: found };
    // Lets the browser paint the press first.
    startTransition(() => setErrors(found));
  }

  function clearError(name?: string) {
    setErrors((known) => {
      if (name === undefined) return {};
      const { [name]: _, ...others } = known;
      return others;
    });
  }

  return { errors, showErrors, clearError };
}
