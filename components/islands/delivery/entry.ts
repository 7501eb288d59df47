import { digest } from './digest';
import { fieldOf, type Letter } from './letter';

/** A letter that is on this device until it is delivered. Times are in milliseconds since 1970. */
export type Entry = {
  /** The digest of its content: the same content is the same entry. */
  id: string;
  letter: Letter;
  /** When it was first sent. */
  since: number;
  /** How often it failed. */
  failures: number;
  /** When it is sent again. */
  due: number;
};

/** The entry of a letter that is sent now. */
export async function entryOf(letter: Letter, now: number): Promise<Entry> {
  const id = await digest(JSON.stringify([letter.mail.templateId, letter.fields]));
  return { id, letter, since: now, failures: 0, due: now };
}

/** What a letter is about: the subject of an enquiry, the role of a job inquiry. */
const matterOf = (letter: Letter) => fieldOf(letter, 'subject') || fieldOf(letter, 'job_role');

const isByTheSame = (name: string, a: Letter, b: Letter) =>
  fieldOf(a, name) !== '' && fieldOf(a, name) === fieldOf(b, name);

/**
 * Whether a new letter says again what one that waits said: the same form, by the same person
 * (their mail address or their phone), about the same matter. A second matter of the same person
 * is a letter of its own.
 */
export const isAgain = (newer: Letter, older: Letter): boolean =>
  newer.mail.templateId === older.mail.templateId &&
  matterOf(newer) === matterOf(older) &&
  (isByTheSame('email', newer, older) || isByTheSame('contact_no', newer, older));

/**
 * Whether a letter corrects the one that the same form sent before it, whatever was wrong with it:
 * at least half of its fields are as they were. Who fills most of them anew writes another letter.
 */
export function isCorrected(newer: Letter, older: Letter): boolean {
  const kept = newer.fields.filter(([name, value]) => fieldOf(older, name) === value);
  return kept.length * 2 >= newer.fields.length;
}
