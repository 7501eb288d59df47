import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { filesIn } from '../files';
import { isUnshown } from './unshown';

/** A sentence in square brackets, which says what to write in its place. No link, and no note. */
const BRACKETS = /\[\p{Lu}[^\]]*\.\](?![([:])/u;

/** A text with such words, and its field: "text.sections.1.body.0". */
type ToWrite = { field: string; value: string };

function listBracketed(value: unknown, field = ''): ToWrite[] {
  if (typeof value === 'string') return BRACKETS.test(value) ? [{ field, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    listBracketed(each, field ? `${field}.${name}` : name),
  );
}

/** Lists the texts of a file of fields that the owner is still to write. Pages show them as they are. */
export const listToWrite = (file: string, text: string): ToWrite[] =>
  file.endsWith('.yaml') ? listBracketed(parse(text)) : [];

/** Names the files with such texts, in one line. Nothing if there are none. */
export function describeToWrite(): string[] {
  const files = filesIn('content').filter(
    (file) => !isUnshown(file) && listToWrite(file, readFileSync(file, 'utf8')).length > 0,
  );
  if (files.length === 0) return [];
  return [
    `visitors see what is still to write, in square brackets, in ${files.join(', ')}. "npm run left" lists the texts`,
  ];
}
