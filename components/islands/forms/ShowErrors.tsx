'use client';

import { useEffect } from 'react';
import { createErrors } from './errors';

type Props = {
  /** The id of the element around the form. */
  within: string;
  /** The error of each field, by the field's name. */
  errors: Record<string, string>;
};

/** Shows errors in a form as its script does, on the page /brand. It renders nothing. */
export function ShowErrors({ within, errors }: Props) {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`#${within} form`);
    if (form) createErrors(form).show(errors, false);
  }, [within, errors]);
  return null;
}
