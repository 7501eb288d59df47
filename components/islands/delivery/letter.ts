import type { Delivery, MailKeys } from '@/content/schema/forms';
import { NATIVE_NAMES } from '../forms/NativePost';

/** What is sent, ready to be kept: a form's fields in their order, and how they go. */
export type Letter = {
  fields: readonly (readonly [name: string, value: string])[];
  mail: MailKeys;
  delivery: Delivery;
};

/** Reads the fields of a form as they stand; the ids are the library's to add. */
export function fieldsIn(form: HTMLFormElement): Letter['fields'] {
  const fields: [string, string][] = [];
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !NATIVE_NAMES.has(name)) fields.push([name, value]);
  }
  return fields;
}

/** The letter that a form makes as it stands. */
export const letterOf = (form: HTMLFormElement, mail: MailKeys, delivery: Delivery): Letter => ({
  fields: fieldsIn(form),
  mail,
  delivery,
});

/** The value of a letter's field, or nothing. */
export const fieldOf = ({ fields }: Letter, name: string): string =>
  fields.find(([candidate]) => candidate === name)?.[1] ?? '';
