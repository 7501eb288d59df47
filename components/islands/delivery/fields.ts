/** The fields of a form in their order. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** Reads the fields of a form. */
export const readFields = (form: HTMLFormElement): Fields =>
  [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );

/** Returns fields as the body of a form. */
export function toFormData(fields: Fields): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return body;
}

/** Returns the value of a field, or an empty text. */
export const getField = (fields: Fields, name: string): string =>
  fields.find(([candidate]) => candidate === name)?.[1] ?? '';
