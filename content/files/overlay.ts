import type { z } from 'zod';
import { PAGES } from '../routes';
import { FURTHER, toMirror } from '../schema/mirror';
import { invalid } from '../schema/mistake';
import { type Field, findVariant, getModel, getPart } from '../schema/model';
import { isFields } from '../schema/reckoned';
import { isWord, listFields, mapTexts } from '../schema/texts';
import { isThere } from './locate';
import { translateAddresses, translateName } from './translated-paths';

/** The fields of an original that its translations do not have. */
const OWN = ['formerly', 'translates'];

/** What is wrong where a language lacks words. */
export const LACKING = 'expected the words in this language, found none';

const AGENCY = 'content/agency.yaml';

/** What pictures show. A language has the words of the pictures that it shows. */
const isRecord = (file: string) => file.endsWith('.json');

/** What an item of a list is, if the items differ: the kind of a section. */
const toKind = (item: unknown): unknown => Object(item).section ?? Object(item).kind;

/** The item of the original list: the n-th of the same kind. */
function findOriginal(originals: readonly unknown[], items: readonly unknown[], at: number) {
  const kind = toKind(items[at]);
  const nth = items.slice(0, at).filter((each) => toKind(each) === kind).length;
  return originals.filter((each) => toKind(each) === kind)[nth];
}

/**
 * Lays the fields of a language over those of the original. Where the language leaves out a field that is no word,
 * such as a picture or a link's target, that of the original counts. The language decides which items a list has. The
 * n-th item of a kind takes such fields from the n-th original of that kind. `null` leaves a field out.
 *
 * @param model what the schema says about the value. Without it, no words are missing
 * @param missing gets the fields whose words the language lacks
 */
function lay(
  original: unknown,
  own: unknown,
  model: Field | undefined,
  field: string,
  missing: string[],
): unknown {
  if (own === undefined || own === '') {
    missing.push(...listFields(original, model, isWord, field));
    return original;
  }
  const others = isFields(original) ? original : {};
  const variant = findVariant(model, isFields(own) ? { ...others, ...own } : own);
  const layField = (name: string, one: unknown, other: unknown) =>
    lay(one, other, getPart(variant, name), field ? `${field}.${name}` : name, missing);
  if (Array.isArray(own)) {
    const originals = Array.isArray(original) ? original : [];
    return own.map((each, i) => layField(`${i}`, findOriginal(originals, own, i), each));
  }
  if (!isFields(own)) return own;
  return Object.fromEntries(
    Object.keys({ ...others, ...own })
      // A setting may be null in both.
      .filter((name) => own[name] !== null || others[name] === null)
      .map((name) => [name, layField(name, others[name], own[name])]),
  );
}

/** Which words a translation of a file must have: those of its schema. */
export type Needs = {
  schema: z.ZodType;
  /** Whether this build shows the words of a field. Without it, it shows all. */
  isShown?: (field: string) => boolean;
};

/** Lays the fields of a language over those of the original, and lists the fields whose words are missing. */
function layOver(original: unknown, own: unknown, needs: Needs | undefined) {
  const model = needs && getModel(needs.schema);
  const isShown = needs?.isShown ?? (() => true);
  const missing: string[] = [];
  const laid = lay(original, own, model, '', missing);
  return { laid, model, isShown, missing: missing.filter(isShown) };
}

/** What a translation of a file needs and has. */
export type Coverage = { needed: readonly string[]; missing: readonly string[] };

/**
 * Compares the fields of a translation with those of the original.
 *
 * @returns the fields with words that this build shows, and those whose words the translation lacks
 */
export function compare(needs: Needs | undefined, original: unknown, own: unknown): Coverage {
  const { laid, model, isShown, missing } = layOver(original, own ?? {}, needs);
  return { needed: listFields(laid, model, isWord).filter(isShown), missing };
}

/**
 * The fields of a file in the language of this process.
 *
 * @param file its path in the first language
 * @param fields those of the language
 * @param needs which words it must have. Without it, the reader does not mind whose words it gets
 * @param readOriginal reads those of the first language, by the path of the file
 * @throws a mistake that names the fields whose words the language lacks
 */
export function overlay(
  file: string,
  fields: unknown,
  needs: Needs | undefined,
  readOriginal: (file: string) => unknown,
): unknown {
  if (!FURTHER || toMirror(file) === file) return fields;
  if (isRecord(file)) return fields ?? {};
  const { translates, ...own } = Object(fields ?? {});
  const original = Object(findOriginalFields(file, translates, readOriginal));
  const taken = Object.fromEntries(
    Object.entries(original).filter(([name]) => !OWN.includes(name)),
  );
  if (file === AGENCY) own.language ??= FURTHER;
  const { laid, model, missing } = layOver(taken, own, needs);
  if (missing.length === 0) return lead(laid, model);
  throw invalid(file, ...missing.map((field) => `${field}: ${LACKING}`));
}

/** Leads the links and the references of a file to the pages and the files of this language. */
function lead(laid: unknown, model: Field | undefined): unknown {
  const { path, aliases, ...fields } = Object(laid);
  const named = mapTexts(fields, model, '', ({ value, model: own }) =>
    own?.kind === 'reference' ? translateName(own.folder, value) : value,
  );
  const all = translateAddresses(named);
  return { ...Object(all), ...(path && { path }), ...(aliases && { aliases }) };
}

/** The fields of the original. None of an entry that only this language has. */
function findOriginalFields(
  file: string,
  translates: unknown,
  readOriginal: (file: string) => unknown,
): unknown {
  const original = toOriginalFile(file, translates);
  if (translates !== undefined && file.startsWith(`${PAGES}/`))
    throw invalid(
      file,
      `translates: code knows a page by the name of its file. Rename this one "${translates}.yaml", and write its address: "path: …"`,
    );
  if (isThere(original)) return readOriginal(original);
  if (translates === undefined) return {};
  throw invalid(
    file,
    `translates: expected the name of a file that the first language has in the same folder, found "${translates}"`,
  );
}

/** The file of the original: that of the same name, or the one that the translation names. */
export const toOriginalFile = (file: string, translates: unknown): string =>
  typeof translates === 'string' ? file.replace(/[^/]+(?=\.\w+$)/, translates) : file;
