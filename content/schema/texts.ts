import { type Field, findVariant, getPart } from './model';

/** The mark of a text that is a name. It is the same in every language, unless a translation writes another. */
export const NAME = { format: 'name' };

/** The mark of a text that code reads, such as an id. */
export const CODE = { format: 'code' };

/** A pattern of a whole text: "/^[a-z]+$/". Other patterns say what words must have in them. */
const WHOLE = /^\/\^.*\$\/\w*$/s;

/** Whether a variant can be a text. */
const canHold = (field: Field, text: string): boolean =>
  field.kind === 'constant'
    ? field.value === text
    : field.kind === 'choice'
      ? field.choices.includes(text)
      : !['list', 'group', 'picture', 'number', 'switch', 'unknown'].includes(field.kind);

/** A text within a value: what its schema says about it, and its field, such as "sections.0.title". */
export type Text = { value: string; model: Field | undefined; field: string };

/** Changes the texts within a value. */
export function mapTexts(
  value: unknown,
  model: Field | undefined,
  field: string,
  change: (text: Text) => string,
): unknown {
  if (typeof value === 'string') {
    const own =
      model?.kind === 'variants' ? model.variants.find((each) => canHold(each, value)) : model;
    return change({ value, model: own, field });
  }
  if (typeof value !== 'object' || value === null) return value;
  const own = findVariant(model, value);
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    mapTexts(each, getPart(own, name), field ? `${field}.${name}` : name, change),
  ]);
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

/**
 * Whether a text is words, which each language has anew. A schema says what is none: a choice, a reference, a text with a
 * format or with a pattern for the whole of it. Figures such as "12X" are none either, nor are names in braces.
 */
export function isWord({ value, model }: Text): boolean {
  const words = value.replace(/\{[^}]*\}/g, '');
  if (!/\p{L}/u.test(words) || /^\d\S*$/.test(words)) return false;
  if (model?.kind !== 'text') return model?.kind === 'markdown';
  // Zod calls a text that must have a part in it "includes".
  return ['', 'includes'].includes(model.format) && !WHOLE.test(model.pattern);
}

/** Whether a text is a name, which a translation may write anew. The city of an office stands in several files. */
export const isName = ({ model }: Text): boolean =>
  model?.kind === 'office-city' || (model?.kind === 'text' && model.format === NAME.format);

/** The fields within a value whose texts count. */
export function listFields(
  value: unknown,
  model: Field | undefined,
  counts: (text: Text) => boolean,
  field = '',
): string[] {
  const found: string[] = [];
  mapTexts(value, model, field, (text) => {
    if (counts(text)) found.push(text.field);
    return text.value;
  });
  return found;
}
