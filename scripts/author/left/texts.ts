import { parse } from 'yaml';
import { splitFrontMatter } from '@/content/files/front-matter';
import { isName, isWord, listFields } from '@/content/schema/texts';
import { toParts } from '@/content/schema/words';
import { findModel } from '@/content/structured/models';
import { isShared } from './delivered';

/** The facts in `agency.yaml`, which count even if they are one word. The hours of an office are one fact. */
const FACTS =
  /^(name|legalName|email|phone|replyTime|offices\.\d+\.(lines\.\d+|shortAddress|hours|place\.(street|latitude|longitude))|social\.\d+\.href)$/;

/** The pages about law. Their day tells whether the owner has read them. */
const LEGAL = /^content\/pages\/(privacy|terms|accessibility)\.yaml$/;

const WORDS = 4;

/** A text of a file and its field: "sections.0.title". */
type Text = { field: string; value: string };

/** @param words the fields with words and names, if all of them count */
function isCounted(file: string, { field, value }: Text, words?: ReadonlySet<string>): boolean {
  if (file === 'content/agency.yaml') return FACTS.test(field);
  if (file === 'content/brand.yaml') return field === 'colours.primary';
  if (words) return words.has(field);
  if (isShared(file)) return false;
  if (LEGAL.test(file)) return /^sections\.\d+\.updated\.date$/.test(field);
  return toParts(value).length >= WORDS || /\bexample\b/i.test(value);
}

/** The values at the ends of a value. */
const listLeaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(listLeaves) : [value];

function listValues(value: unknown, field = ''): Text[] {
  if (typeof value !== 'object' || value === null) return [{ field, value: String(value) }];
  if (/^offices\.\d+\.hours$/.test(field)) return [{ field, value: listLeaves(value).join(' ') }];
  return Object.entries(value).flatMap(([name, each]) =>
    listValues(each, field ? `${field}.${name}` : name),
  );
}

/**
 * Lists the texts of a file that an owner would write anew: facts, and sentences about the agency.
 *
 * @param isTranslated whether the site has another language than it was delivered in, so that all words and names count
 */
export function listTexts(file: string, text: string, isTranslated = false): Text[] {
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : { fields: text, body: '' };
  const paragraphs = (parts?.body ?? text).split(/\n{2,}/).map((each, index) => ({
    field: `paragraph ${index + 1}`,
    value: each.trim(),
  }));
  const fields: unknown = parse(parts?.fields ?? '');
  const model = isTranslated ? findModel(file) : undefined;
  const words = model && [
    ...listFields(fields, model, (each) => isWord(each) || isName(each)),
    ...paragraphs.filter(({ value }) => /\p{L}/u.test(value)).map(({ field }) => field),
  ];
  return [...listValues(fields), ...paragraphs].filter((each) =>
    isCounted(file, each, words && new Set(words)),
  );
}
