import type { Delivery } from '@/content/site/forms-schema';
import { tidyEmail } from './email';
import { type Fields, getField } from './fields';
import { tidyPhone } from './phone';

/** The switches that a message is sent with. */
export type Sending = Pick<Delivery, 'outbox' | 'mark' | 'rateLimit' | 'blockHeadless'>;

/** What a visitor typed, and the switches to send it with. Can be stored. */
export type Message = { fields: Fields; delivery: Sending };

/**
 * The id fields of EmailJS in a form that is posted without a script. A service adds its own. Messages
 * that an earlier build kept may have them, whatever the service of this build is.
 */
const ID_FIELDS = ['service_id', 'template_id', 'user_id'];

/** The name of the honeypot. Autofill knows no such field. */
export const TRAP = 'second_note';

/** The subject of a consultation, and the role of a job inquiry. */
const TOPICS = ['subject', 'job_role'];

/** The field of a telephone number. */
const PHONE = 'contact_no';

/**
 * Returns the fields to mail: without the ids and the honeypot, with a tidy telephone number and mail address. If the
 * honeypot was filled, the topic begins with a mark.
 */
export function toMail({ fields, delivery }: Message): Fields {
  const isTrapped = getField(fields, TRAP) !== '';
  return fields
    .filter(([name]) => name !== TRAP && !ID_FIELDS.includes(name))
    .map(([name, value]) => {
      if (name === PHONE) return [name, tidyPhone(value)];
      if (name === 'email') return [name, tidyEmail(value)];
      if (isTrapped && TOPICS.includes(name)) return [name, `${delivery.mark} ${value}`.trimEnd()];
      return [name, value];
    });
}

/** Whether two messages lead to the same mail. */
export const isSame = (a: Message, b: Message): boolean =>
  JSON.stringify(toMail(a)) === JSON.stringify(toMail(b));

/** The fields in which a visitor mends a slip. All others are the message itself. */
const PERSON = ['name', 'email', PHONE];

/**
 * Whether a message is another one with one slip mended: all fields are the same, but for the name,
 * the mail address or the telephone number.
 */
export function isCorrection(newer: Message, older: Message): boolean {
  const [before, after] = [toMail(older), toMail(newer)];
  const changed = after.filter(([name, value]) => getField(before, name) !== value);
  const [field] = changed;
  return (
    before.length === after.length &&
    changed.length === 1 &&
    field !== undefined &&
    PERSON.includes(field[0])
  );
}

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
export function checkSize(fields: Fields, message: string): Record<string, string> {
  const sized = fields.map(([name, value]) => ({ name, value, bytes: countBytes(value) }));
  const sum = sized.reduce((total, { name, bytes }) => total + countBytes(name) + bytes, 0);
  const [longest] = sized.sort((a, b) => b.bytes - a.bytes);
  if (!longest || sum <= MAX_BYTES) return {};
  const { name, value, bytes } = longest;
  const characters = (sum - MAX_BYTES) * (value.length / bytes);
  // Rounded up to hundreds, so that the shortened text fits.
  const count = Math.ceil(characters / 100) * 100;
  return {
    [name]: message.replace('{count}', count.toLocaleString(document.documentElement.lang)),
  };
}
