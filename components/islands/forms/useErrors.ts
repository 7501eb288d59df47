import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { Errors } from './rules';

/** Focuses the first field, in the form's own order, that has an error. */
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
 * The messages beside a form's fields. `showErrors` also focuses the first field that has one, once
 * the message is rendered: a screen reader then reads both. `clearError` removes the message of one
 * field, or all of them.
 */
export function useErrors() {
  const [errors, setErrors] = useState<Errors>({});
  const shown = useRef<{ form: HTMLFormElement; errors: Errors }>(null);

  useLayoutEffect(() => {
    // Messages that change later, as the visitor types, leave the focus alone.
    if (shown.current?.errors === errors) focusFirst(shown.current.form, errors);
  }, [errors]);

  function showErrors(form: HTMLFormElement, found: Errors) {
    shown.current = { form, errors: found };
    // The press itself is painted first.
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
