import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { type Errors, focusFirst } from './check';

/**
 * The messages of a form's fields. Whoever sent the form with something wrong in it is taken to
 * the first such field once its message stands there, for a screen reader to say both.
 *
 * @returns the messages; what shows those of a form; and what takes one field's away, or all
 */
export function useErrors() {
  const [errors, setErrors] = useState<Errors>({});
  const sent = useRef<{ form: HTMLFormElement; found: Errors }>(null);

  useLayoutEffect(() => {
    // Whoever types on meanwhile stays where they are.
    if (sent.current?.found === errors) focusFirst(sent.current.form, errors);
  }, [errors]);

  function show(form: HTMLFormElement, found: Errors) {
    sent.current = { form, found };
    // The press itself is painted first.
    startTransition(() => setErrors(found));
  }

  function clear(name?: string) {
    setErrors((known) => {
      if (name === undefined) return {};
      const { [name]: _, ...others } = known;
      return others;
    });
  }

  return [errors, show, clear] as const;
}
