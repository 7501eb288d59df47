import type { Delivery, MailKeys } from '@/content/words/forms-schema';

/** The fields of a form in their order, and the settings to send them with. Can be stored. */
export type Message = {
  fields: readonly (readonly [name: string, value: string])[];
  mail: MailKeys;
  delivery: Delivery;
};

/** Returns the address that forms are posted to. */
export const sendFormAddress = ({ origin }: MailKeys) => `${origin}/api/v1.0/email/send-form`;

/** The id fields of a form that is posted without a script. The library adds its own. */
export const ID_FIELDS = {
  service_id: 'serviceId',
  template_id: 'templateId',
  user_id: 'publicKey',
} as const satisfies Record<string, keyof MailKeys>;

/** Reads the fields of a form, without the ids. */
export function readFields(form: HTMLFormElement): Message['fields'] {
  const fields: [string, string][] = [];
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !Object.hasOwn(ID_FIELDS, name)) fields.push([name, value]);
  }
  return fields;
}

/** Returns the value of a field, or an empty text. */
export const getField = ({ fields }: Message, name: string): string =>
  fields.find(([candidate]) => candidate === name)?.[1] ?? '';

/**
 * The size limit for the names and values of one message. EmailJS documents a limit of 50 kB. It
 * does not say whether that includes the multipart body, which adds about 1,200 bytes.
 */
export const MAX_BYTES = 50_000;

/** Counts the bytes of a text in a form's body: UTF-8, with line ends of two bytes. */
const countBytes = (text: string) => new Blob([text.replace(/\r\n?|\n/g, '\r\n')]).size;

/**
 * Checks that the mail service accepts fields of this size.
 *
 * @param message the error to show; {count} becomes the number of characters to remove
 * @returns the error of the longest field by its name, or an empty object
 */
export function checkSize(fields: Message['fields'], message: string): Record<string, string> {
  const sized = fields.map(([name, value]) => ({ name, value, bytes: countBytes(value) }));
  const sum = sized.reduce((total, { name, bytes }) => total + countBytes(name) + bytes, 0);
  const [longest] = sized.sort((a, b) => b.bytes - a.bytes);
  if (!longest || sum <= MAX_BYTES) return {};
  const { name, value, bytes } = longest;
  const characters = (sum - MAX_BYTES) * (value.length / bytes);
  // Rounded up to hundreds, so that the shortened text fits.
  const count = Math.ceil(characters / 100) * 100;
  return { [name]: message.replace('{count}', count.toLocaleString('en')) };
}
