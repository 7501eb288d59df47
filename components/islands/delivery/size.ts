import type { Errors } from '../forms/check';
import type { Letter } from './letter';

/**
 * The most bytes that the names and values of one mail may have. The service names 50 kB as its
 * limit. Whether it counts the multipart body around them, which has some 1,200 bytes, it does not
 * say.
 */
export const LARGEST = 50_000;

/** The size of a text as a form sends it: UTF-8, with line ends of two bytes. */
const bytesOf = (text: string) => new Blob([text.replace(/\r\n?|\n/g, '\r\n')]).size;

/**
 * What to say where the fields of a letter are larger than the mail service takes: a message for
 * the longest field, and for no other.
 *
 * @param words the message; {count} stands for how many characters have to go
 */
export function tooLarge(fields: Letter['fields'], words: string): Errors {
  const sized = fields.map(([name, value]) => ({ name, value, bytes: bytesOf(value) }));
  const sum = sized.reduce((total, { name, bytes }) => total + bytesOf(name) + bytes, 0);
  const [longest] = sized.sort((a, b) => b.bytes - a.bytes);
  if (!longest || sum <= LARGEST) return {};
  const { name, value, bytes } = longest;
  const characters = (sum - LARGEST) * (value.length / bytes);
  // Round figures, and never too few.
  const count = Math.ceil(characters / 100) * 100;
  return { [name]: words.replace('{count}', count.toLocaleString('en')) };
}
