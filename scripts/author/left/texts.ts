import { parse } from 'yaml';
import { splitFrontMatter } from '@/content/files/front-matter';
import { isShared } from './delivered';

/** A text of a file and its field: "banner.title". A paragraph under the fields has its number. */
export type Text = { field: string; value: string };

/** The facts in `agency.yaml`, which count even if they are one word. The hours of an office are one fact. */
const FACTS =
  /^(name|legalName|email|phone|replyTime|offices\.\d+\.(lines\.\d+|shortAddress|hours|place\.(street|latitude|longitude))|social\.\d+\.href)$/;

/** The pages about law. Their day tells whether the owner has read them. */
const LEGAL = /^content\/pages\/(privacy|terms|accessibility)\.yaml$/;

const WORDS = 4;

function isCounted(file: string, { field, value }: Text): boolean {
  if (isShared(file)) return false;
  if (LEGAL.test(file)) return field === 'text.updated.date';
  if (file === 'content/agency.yaml') return FACTS.test(field);
  if (file === 'content/brand.yaml') return field === 'colours.primary';
  return value.split(/\s+/).length >= WORDS || /\bexample\b/i.test(value);
}

function listValues(value: unknown, field = ''): Text[] {
  if (typeof value !== 'object' || value === null) return [{ field, value: String(value) }];
  if (/^offices\.\d+\.hours$/.test(field))
    return [{ field, value: Object.values(value).flat().join(' ') }];
  return Object.entries(value).flatMap(([name, each]) =>
    listValues(each, field ? `${field}.${name}` : name),
  );
}

/** Lists the texts of a file that an owner would write anew: facts, and sentences about the agency. */
export function listTexts(file: string, text: string): Text[] {
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : { fields: text, body: '' };
  const paragraphs = (parts?.body ?? text).split(/\n{2,}/).map((each, index) => ({
    field: `paragraph ${index + 1}`,
    value: each.trim(),
  }));
  return [...listValues(parse(parts?.fields ?? '')), ...paragraphs].filter((each) =>
    isCounted(file, each),
  );
}
