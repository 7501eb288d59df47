import type { Errors } from './rules';

/** The errors that a form shows. */
export type ShownErrors = {
  /** The fields that have an error now. */
  fields: () => readonly string[];
  /** Shows these errors and no others, and focuses the first field with one, unless told not to. */
  show: (errors: Errors, focuses?: boolean) => void;
  /** Removes the error of a field. */
  clear: (field: string) => void;
};

/** Adds an id to an attribute's list, or removes it. */
function toggleId(control: Element, attribute: string, id: string, has: boolean): void {
  const others = (control.getAttribute(attribute) ?? '')
    .split(' ')
    .filter((each) => each && each !== id);
  const ids = has ? [id, ...others] : others;
  if (ids.length > 0) control.setAttribute(attribute, ids.join(' '));
  else control.removeAttribute(attribute);
}

/**
 * Shows the errors of a form in the elements that wait beside its fields. `data-field` names the field
 * of a control.
 */
export function createErrors(form: HTMLFormElement): ShownErrors {
  const controls = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const shown = new Set<string>();

  function set(control: HTMLElement, message: string): void {
    const { field = '' } = control.dataset;
    const id = `${control.id}-error`;
    const error = document.getElementById(id);
    if (error && error.textContent !== message) error.textContent = message;
    toggleId(control, 'aria-describedby', id, message !== '');
    if (message === '') control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
    if (message === '') shown.delete(field);
    else shown.add(field);
  }

  return {
    fields: () => [...shown],
    show(errors, focuses = true) {
      for (const control of controls) set(control, errors[control.dataset.field ?? ''] ?? '');
      if (focuses) controls.find(({ dataset }) => shown.has(dataset.field ?? ''))?.focus();
    },
    clear(field) {
      for (const control of controls) if (control.dataset.field === field) set(control, '');
    },
  };
}
