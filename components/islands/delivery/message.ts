import type { Delivery, MailKeys } from '@/content/schema/forms';

/** A form as it is sent, ready to be stored: its fields in their order, and how they go. */
export type Message = {
  fields: readonly (readonly [name: string, value: string])[];
  mail: MailKeys;
  delivery: Delivery;
};

/** The address that forms are posted to. */
export const sendFormAddress = ({ origin }: MailKeys) => `${origin}/api/v1.0/email/send-form`;

/** The fields that carry the account's ids in a form that posts itself. The library adds its own. */
export const ID_FIELDS = {
  service_id: 'serviceId',
  template_id: 'templateId',
  user_id: 'publicKey',
} as const satisfies Record<string, keyof MailKeys>;

/** Reads the fields of a form as they stand, without the ids. */
export function readFields(form: HTMLFormElement): Message['fields'] {
  const fields: [string, string][] = [];
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !Object.hasOwn(ID_FIELDS, name)) fields.push([name, value]);
  }
  return fields;
}

/** The value of a message's field, or an empty text. */
export const getField = ({ fields }: Message, name: string): string =>
  fields.find(([candidate]) => candidate === name)?.[1] ?? '';

/**
 * The most bytes that the names and values of one message may have. EmailJS documents a limit of
 * 50 kB and does not say whether the multipart body around them, some 1,200 bytes, counts too.
 */
export const LARGEST = 50_000;

/** The size of a text as a form sends it: UTF-8, with line ends of two bytes. */
const countBytes = (text: string) => new Blob([text.replace(/\r\n?|\n/g, '\r\n')]).size;

/**
 * Checks that the mail service takes fields of this size.
 *
 * @param message what to say beside a field; {count} stands for how many characters have to go
 * @returns the message for the longest field, by its name; nothing where all of it fits
 */
export function checkSize(fields: Message['fields'], message: string): Record<string, string> {
  const sized = fields.map(([name, value]) => ({ name, value, bytes: countBytes(value) }));
  const sum = sized.reduce((total, { name, bytes }) => total + countBytes(name) + bytes, 0);
  const [longest] = sized.sort((a, b) => b.bytes - a.bytes);
  if (!longest || sum <= LARGEST) return {};
  const { name, value, bytes } = longest;
  const characters = (sum - LARGEST) * (value.length / bytes);
  // Round figures, and never too few.
  const count = Math.ceil(characters / 100) * 100;
  return { [name]: message.replace('{count}', count.toLocaleString('en')) };
}
