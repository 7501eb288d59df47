import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isFields } from '@/content/schema/reckoned';
import { writeWhole } from '../../site/write-whole';
import { listTranslations } from '../left/translation';
import { writeFields } from '../writer';

/** The pages that every language needs. */
const NEEDED = /^content\/pages\/(home|contact|terms|privacy|accessibility)\.yaml$/;

/**
 * The fields of a new translation: those with words, which are empty. Items of a list keep their place, and their
 * kind, so that each gets the rest from the one it translates.
 *
 * @param needed the fields of the original that have words
 */
function toEmpty(value: unknown, needed: ReadonlySet<string>, field = ''): unknown {
  const isNeeded = [...needed].some((each) => each === field || each.startsWith(`${field}.`));
  if (field && !isNeeded) return undefined;
  const toField = (name: string | number) => (field ? `${field}.${name}` : `${name}`);
  if (Array.isArray(value))
    return value.map(
      (each, i) => toEmpty(each, needed, toField(i)) ?? (isFields(each) ? toKind(each) : each),
    );
  if (!isFields(value)) return '';
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    toEmpty(each, needed, toField(name)),
  ]);
  return {
    ...toKind(value),
    ...Object.fromEntries(entries.filter(([, each]) => each !== undefined)),
  };
}

/** What an item of a list is: the kind of a section. */
const toKind = (item: unknown): object => {
  const { section, kind } = Object(item);
  return { ...(section && { section }), ...(kind && { kind }) };
};

/** The clock that a language is read by. */
const getClock = (tag: string): number =>
  new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12 ? 12 : 24;

/** What a new translation has beside words. */
const getSettings = (original: string, tag: string): object =>
  original === 'content/wording.yaml' ? { clock: getClock(tag) } : {};

/**
 * Begins a further language: writes the files that every site needs, with empty words, but none that is there.
 *
 * @returns the files
 */
export async function beginLanguage(tag: string): Promise<string[]> {
  const begun = listTranslations(tag).filter(
    ({ original, isPage, isThere }) => !isThere && (!isPage || NEEDED.test(original)),
  );
  for (const { original, file, fields, needed } of begun) {
    mkdirSync(dirname(file), { recursive: true });
    const words = Object(toEmpty(fields, new Set(needed)));
    await writeWhole(file, writeFields('', { ...getSettings(original, tag), ...words }));
  }
  return begun.map(({ file }) => file);
}
