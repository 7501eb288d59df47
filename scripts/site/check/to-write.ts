import { parse } from 'yaml';
import { ALTS } from '@/content/files/alts';
import { listContent, readText } from '@/content/files/owner-files';
import { nameWithin } from '@/content/schema/field-name';
import { isUnshown } from './unshown';

/** A sentence in square brackets, which says what to write in its place. No link, and no note. */
const BRACKETS = /\[\p{Lu}[^\]]*\.\](?![([:])/u;

/** A text with such words, and its field: "sections.1 (legal-text).updated.label". */
type ToWrite = { field: string; value: string };

function listBracketed(value: unknown, field = ''): ToWrite[] {
  if (typeof value === 'string') return BRACKETS.test(value) ? [{ field, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    listBracketed(each, nameWithin(field, name, each)),
  );
}

/** Whether a file of content holds words in fields alone. */
export const isFields = (file: string): boolean => file.endsWith('.yaml') || file === ALTS;

/** Lists the texts of a file of fields that the owner is still to write. Pages show them as they are. */
export const listToWrite = (text: string): ToWrite[] => listBracketed(parse(text));

/** Names the files with such texts, in one line. Nothing if there are none. */
export function describeToWrite(): string[] {
  const files = listContent().filter(
    (file) => isFields(file) && !isUnshown(file) && listToWrite(readText(file)).length > 0,
  );
  if (files.length === 0) return [];
  return [
    `visitors see what is still to write, in square brackets, in ${files.join(', ')}. "npm run left" lists the texts`,
  ];
}
