import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Mistake } from '../schema/mistake';
import { decode } from './encoding';

/**
 * Reads the text of a file.
 *
 * @param file from the project's root, such as "content/mail.yaml"
 * @throws an error that names the file and the encoding that it seems to have, if that is not UTF-8
 */
export function readText(file: string): string {
  const decoded = decode(readFileSync(resolve(process.cwd(), file)));
  if ('text' in decoded) return decoded.text;
  throw new Mistake(
    `${file} is invalid:\n  (encoding): expected UTF-8, found what seems to be ${decoded.encoding}. Open the file with that encoding, and save it with the encoding UTF-8`,
  );
}
