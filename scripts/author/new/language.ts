import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPageOf } from '@/content/pages/kinds';
import { PAGES } from '@/content/routes';
import { isFields } from '@/content/schema/reckoned';
import { writeWhole } from '../../site/write-whole';
import { listTranslations } from '../left/translation';
import { writeFields, writeMarkdown } from '../writer';

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

/** The text of a new translation. */
function format(file: string, fields: object): string {
  if (file.endsWith('.json')) return `${JSON.stringify(fields, null, 2)}\n`;
  return file.endsWith('.md')
    ? writeMarkdown('', { fields: { ...fields } })
    : writeFields('', { ...fields });
}

/** The fields of a page without the sections about pages that the language will lack. */
function withoutLost(fields: unknown, lacking: readonly string[]): object {
  const { sections } = Object(fields);
  if (!Array.isArray(sections)) return Object(fields);
  const isThere = ({ section }: { section?: unknown }) => {
    const page = findPageOf(section);
    return page === undefined || !lacking.includes(`${PAGES}/${page}.yaml`);
  };
  return { ...Object(fields), sections: sections.filter(isThere) };
}

/** Whether a file has a name as people type it: "pages/about", or its whole path. */
const isNamed = (file: string, typed: string): boolean =>
  [file, file.replace(/\.\w+$/, '')].some((each) =>
    [each, each.slice('content/'.length)].includes(typed),
  );

/**
 * Begins a further language, or more pages of one: writes files with empty words, but none that is there.
 *
 * @param names the files to write beside those that every site needs, such as "pages/about"
 * @returns the files
 * @throws if there is no file of a name
 */
export async function beginLanguage(tag: string, names: readonly string[]): Promise<string[]> {
  const all = listTranslations(tag);
  const unknown = names.find((name) => !all.some(({ original }) => isNamed(original, name)));
  if (unknown !== undefined)
    throw new Error(
      `Nothing is written: "${unknown}" is no file of words that the site shows. Name one such as "pages/about".`,
    );
  const begun = all.filter(
    ({ original, isOptional, isThere }) =>
      !isThere &&
      (!isOptional || NEEDED.test(original) || names.some((name) => isNamed(original, name))),
  );
  const lacking = all
    .filter((each) => !each.isThere && !begun.includes(each))
    .map(({ original }) => original);
  for (const { original, file, fields, needed } of begun) {
    const path = join(process.cwd(), file);
    mkdirSync(dirname(path), { recursive: true });
    const words = withoutLost(toEmpty(fields, new Set(needed)), lacking);
    await writeWhole(path, format(file, { ...getSettings(original, tag), ...words }));
  }
  // Pages need further words: those around an article, and at first what pictures show.
  return begun.length === 0
    ? []
    : [...begun.map(({ file }) => file), ...(await beginLanguage(tag, names))];
}
