import { z } from 'zod';
import { readIfSound } from '../schema/mistake';
import { getModel } from '../schema/model';
import { toSlug } from '../schema/slug';
import { text } from '../schema/text';
import { agency } from './agency';
import type { Collection, Entry } from './collection';
import { type Format, findSlugProblem, listSlugs } from './folder';
import { toFormerPath } from './former-path';
import { getLanguage } from './language';
import { meta } from './meta';
import { pictureLike, pictureName } from './picture';

export type Answers = Readonly<Record<string, unknown>>;

/** A question for one field. */
export type Question = {
  field: string;
  /** The words of the question. */
  ask: string;
  /** Checks the answer. */
  schema: z.ZodType;
  /** The answer if somebody only presses Enter. */
  fallback?: (answers: Answers) => string;
  /** The possible answers. While there are none, the schema says what to do. */
  choices?: () => readonly string[];
  /** Whether there may be no answer. */
  optional?: boolean;
  /** Whether the answer is several values, with commas or semicolons between them. */
  list?: boolean;
};

/** How `npm run new` makes a file of a collection. */
export type Draft = {
  /** What it makes: `npm run new article`. */
  name: string;
  questions: readonly Question[];
  /** Makes the fields of a valid file of the answers, and the text below them. */
  complete: (answers: Answers) => { fields: Readonly<Record<string, unknown>>; body?: string };
};

/** A collection whose files have pages. */
type Place = Pick<Collection<unknown>, 'folder' | 'format' | 'reserved' | 'start'> & {
  sound: () => readonly Pick<Entry<unknown>, 'formerly'>[];
};

/** A question for a field. */
export const askText = (field: string, ask: string, schema: z.ZodType = text): Question => ({
  field,
  ask,
  schema,
});

/** The question for a field of a schema, which says what the field is for. */
export function askField({ shape }: z.ZodObject, field: string): Question {
  const schema = shape[field];
  if (!schema) throw new Error(`No schema has a field "${field}".`);
  const model = getModel(schema as z.ZodType);
  return {
    field,
    ask: model.hint,
    schema: schema as z.ZodType,
    ...(model.kind === 'list' && { list: true }),
    ...((model.optional || model.reckoned) && { optional: true }),
    ...(model.kind === 'choice' && { choices: () => model.choices.map(String) }),
  };
}

/** Whether no page of the site and no entry has, or had before, an address that ends with this slug. */
function isFree(slug: string, { folder, format, reserved, start = '/', sound }: Place): boolean {
  const former = sound().flatMap(({ formerly }) => formerly);
  const toKey = (name: string) => toFormerPath(name, start).toLowerCase();
  return ![...reserved, ...listSlugs(folder, format), ...former].map(toKey).includes(toKey(slug));
}

/** The question about an entry's address, which the answer for the field `from` suggests. */
export const askSlug = (from: string, place: Place): Question => ({
  field: 'slug',
  ask: `The end of its address, after ${place.start}`,
  schema: z.string().check(({ value, issues }) => {
    const taken = isFree(value, place) ? undefined : 'expected an address that is free';
    const message = findSlugProblem(value) ?? taken;
    if (message) issues.push({ code: 'custom', input: value, message });
  }),
  fallback: (answers) => toSlug(String(answers[from]), getLanguage()),
});

/** The question about a picture by its name. It offers the first of some that the site has. */
export const askPicture = (field: string, ask: string, ...offered: string[]): Question => ({
  field,
  ask: `${ask}: the name of a picture of content/pictures`,
  schema: pictureName,
  fallback: () => pictureLike(...offered),
});

/** The question about one of several values. It offers the only one. */
export const askOne = (
  field: string,
  ask: string,
  options: () => readonly string[],
  schema: z.ZodType = text,
): Question => ({
  field,
  ask,
  schema,
  choices: options,
  fallback: () => {
    const [only = '', ...others] = options();
    return others.length === 0 ? only : '';
  },
});

/** The question about the city of an office. */
export const askCity: Question = askOne('city', 'The city of the office', () =>
  (readIfSound(agency)?.offices ?? []).map(({ city }) => city),
);

/** The question about the description for search engines. The answer's name is "found". */
export const askMeta: Question = { ...askField(meta, 'description'), field: 'found' };

/** The question about a picture's text alternative. */
export const askAlt: Question = askText('alt', 'What the picture shows', text);

/** The slugs of a folder's files, as choices. */
export const slugs = (folder: string, format: Format) => () => listSlugs(folder, format);

/** The place after the last of a collection's entries. */
export const nextOrder = (entries: readonly { data: { order: number } }[]): number =>
  Math.max(0, ...entries.map(({ data }) => data.order)) + 1;
