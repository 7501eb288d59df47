import { useState } from 'react';
import { fullness, typedIn } from './limits';

type Notes = Partial<Record<string, string>>;

/**
 * Which fields of a form are full: paste cuts what does not fit, and nobody should miss it.
 *
 * @param words what to say; {limit} stands for the field's length
 * @returns what to say of each such field, and what looks at them again
 */
export function useNotes(words: string): [notes: Notes, look: (form: HTMLFormElement) => void] {
  const [notes, setNotes] = useState<Notes>({});

  function look(form: HTMLFormElement) {
    const found: Notes = {};
    for (const control of typedIn(form)) {
      const note = fullness(control, words);
      if (note) found[control.name || (control.dataset.field ?? '')] = note;
    }
    const isSame = Object.keys(found).join() === Object.keys(notes).join();
    if (!isSame) setNotes(found);
  }

  return [notes, look];
}
