import { basename } from 'node:path';
import type { Field } from '@/content/schema/model';
import { isWord } from '@/content/schema/texts';
import { toLabel, toPlural, toSingular } from './labels';
import { IS_ADDRESS } from './links';
import { listOffices } from './offices';

/** A field of the CMS, as its configuration has it. */
export type CmsField = {
  name: string;
  label: string;
  widget: string;
  /** `false`: optional. `[]`: required, may be empty. */
  required?: boolean | readonly never[];
  hint?: string;
  field?: CmsField;
  fields?: readonly CmsField[];
  types?: readonly CmsType[];
  [option: string]: unknown;
};

/** A variant of a list or of an object. */
type CmsType = { name: string; label: string; widget: 'object'; fields: readonly CmsField[] };

type Group = Extract<Field, { kind: 'group' }>;

/** A text longer than this gets a field of several lines. */
const LINE = 60;

/** The present values of a field in all files, for what the schema does not say. A list is one value. */
const readInner = (values: readonly unknown[], name: string): unknown[] =>
  values.flatMap((value) => {
    const inner: unknown = Object(value)[name] ?? undefined;
    return inner === undefined ? [] : [inner];
  });

const isLong = (values: readonly unknown[]) =>
  values.some((value) => typeof value === 'string' && value.length > LINE);

/** The field of a group that tells it apart from the other variants, if each has one. */
function findTypeKey(groups: readonly Group[]): string | undefined {
  const [first] = groups;
  return Object.keys(first?.fields ?? {}).find((name) =>
    groups.every(({ fields }) => fields[name]?.kind === 'constant'),
  );
}

const isGroup = (field: Field): field is Group => field.kind === 'group';

/** Variants of objects: each by its name, or all their fields together. */
function toVariants(variants: readonly Field[], values: readonly unknown[]) {
  if (!variants.every(isGroup)) return null;
  const typeKey = findTypeKey(variants);
  if (typeKey === undefined) {
    const all = Object.assign({}, ...variants.map(({ fields }) => fields));
    const optional = Object.fromEntries(
      Object.entries<Field>(all).map(([name, field]) => [name, { ...field, optional: true }]),
    );
    return { fields: toCmsFields({ ...variants[0], fields: optional } as Group, values) };
  }
  const types = variants.map((variant): CmsType => {
    const { [typeKey]: key, ...fields } = variant.fields;
    const name = String(key?.kind === 'constant' ? key.value : '');
    const own = values.filter((value) => Object(value)[typeKey] === name);
    return {
      name,
      label: toLabel(name),
      widget: 'object',
      fields: toCmsFields({ ...variant, fields }, own),
    };
  });
  return { typeKey, types };
}

/** A picture among the masters. Its address cannot be that of another site. */
const IMAGE = {
  widget: 'image',
  accept: 'image/png,image/jpeg,image/webp,image/avif,image/heic',
  choose_url: false,
};

/** A place on a picture, as a part of its width or height. */
const FRACTION = { widget: 'number', value_type: 'float', step: 0.05, min: 0, max: 1 };

const PICTURE: readonly CmsField[] = [
  { name: 'name', label: 'Picture', ...IMAGE },
  {
    name: 'alt',
    label: 'What it shows',
    widget: 'string',
    required: false,
    i18n: true,
    hint: 'Words for people who do not see it. Empty for decoration, and if the picture has words already',
  },
  {
    name: 'decorative',
    label: 'Decoration',
    widget: 'boolean',
    required: false,
    hint: 'It says nothing that the words do not say',
  },
  {
    name: 'focus',
    label: 'Point to keep',
    widget: 'object',
    required: false,
    hint: 'It stays in view where a frame cuts the picture',
    collapsed: true,
    fields: [
      {
        name: 'x',
        label: 'From the left',
        ...FRACTION,
        hint: '0 is the left edge, 1 the right one',
      },
      {
        name: 'y',
        label: 'From the top',
        ...FRACTION,
        hint: '0 is the upper edge, 1 the lower one',
      },
    ],
  },
];

/** The options of a field: its kind in the CMS, and what goes with it. */
type Options = { widget: string } & Record<string, unknown>;

/** A calendar. A new file has today. */
const getDay = ({ optional }: Field): Options => ({
  widget: 'datetime',
  type: 'date',
  format: 'YYYY-MM-DD',
  ...(!optional && { default: '{{now}}' }),
});

/** One of several values, by its name for people. */
const toOption = (value: string | number) => ({ label: toLabel(String(value)), value });

/** A city of the agency, as it was saved last. */
const OFFICE_CITY = {
  widget: 'relation',
  collection: 'site',
  file: 'agency',
  value_field: 'offices.*.city',
  display_fields: ['offices.*.city'],
};

/** An office by its city, or by its number if the agency's file is wrong. The CMS accepts no empty choice. */
function getOffice(): Options {
  const options = listOffices();
  if (options.length === 0) return { widget: 'number', value_type: 'int', min: 1 };
  return { widget: 'select', options };
}

/** What differs from kind to kind. Null if the CMS has nothing that could hold the value. */
function toOptions(field: Field, values: readonly unknown[], label: string): Options | null {
  switch (field.kind) {
    case 'text': {
      const { min, max, format, pattern, expected } = field;
      if (format === 'date') return getDay(field);
      return {
        widget: isLong(values) || min > LINE ? 'text' : 'string',
        // The CMS's own bound would show "150 / 0" before anybody has typed.
        ...(min > 1 && { pattern: [`^[\\s\\S]{${min},}$`, `expected at least ${min} characters`] }),
        ...(pattern && { pattern: [pattern, expected] }),
        ...(Number.isFinite(max) && { maxlength: max }),
      };
    }
    case 'number': {
      const { min, max } = field;
      const isWhole = values.every((value) => Number.isInteger(value));
      return {
        widget: 'number',
        value_type: isWhole ? 'int' : 'float',
        ...(min > Number.MIN_SAFE_INTEGER && { min }),
        ...(max < Number.MAX_SAFE_INTEGER && { max }),
      };
    }
    case 'switch':
      return { widget: 'boolean' };
    case 'choice':
      return { widget: 'select', options: field.choices.map(toOption) };
    case 'office':
      return getOffice();
    case 'office-city':
      return OFFICE_CITY;
    case 'reference':
      return { widget: 'relation', collection: basename(field.folder), value_field: '{{slug}}' };
    case 'picture-name':
      return IMAGE;
    case 'href':
      return { widget: 'string', [IS_ADDRESS]: false };
    case 'markdown':
      return { widget: 'text' };
    case 'picture':
      return { widget: 'object', fields: PICTURE, collapsed: true };
    case 'group': {
      const fields = toCmsFields(field, values);
      // A group of names that nobody knows before has no field of its own.
      return fields.length > 0 ? { widget: 'object', fields, collapsed: true } : null;
    }
    case 'list':
      return toListOptions(field, values, label);
    case 'variants': {
      // One or a list of several: the form has what the file has.
      const isList = values.some(Array.isArray);
      const fitting = field.variants.filter(({ kind }) => (kind === 'list') === isList);
      const known = (fitting.length > 0 ? fitting : field.variants).filter(
        ({ kind }) => kind !== 'unknown',
      );
      const [only] = known;
      if (known.length === 1 && only) return toOptions(only, values, label);
      const variants = toVariants(known, values);
      return variants && { widget: 'object', ...variants, collapsed: true };
    }
    case 'constant':
    case 'unknown':
      return null;
  }
}

function toListOptions(
  { item, min, max }: Extract<Field, { kind: 'list' }>,
  values: readonly unknown[],
  label: string,
) {
  const bounds = { ...(min > 0 && { min }), ...(Number.isFinite(max) && { max }) };
  if (item.kind === 'choice') {
    return { widget: 'select', multiple: true, options: item.choices.map(toOption), ...bounds };
  }
  const singular = toSingular(label);
  const shared = { widget: 'list', label_singular: singular, collapsed: true, ...bounds };
  const inner = values.flat();
  if (item.kind === 'group') return { ...shared, fields: toCmsFields(item, inner) };
  if (item.kind === 'picture') return { ...shared, fields: PICTURE };
  if (item.kind === 'variants') {
    const variants = toVariants(item.variants, inner);
    return variants && { ...shared, ...variants };
  }
  const field = toCmsField('item', item, inner);
  return field && { ...shared, field: { ...field, label: singular } };
}

/** Whether a field has words, which each language has of its own. It takes the rest from the first one. */
function hasWords(field: Field): boolean {
  switch (field.kind) {
    case 'list':
      return hasWords(field.item);
    case 'group':
    case 'picture':
      return Object.values(field.fields).some(hasWords);
    case 'variants':
      return field.variants.some(hasWords);
    default:
      return isWord({ value: 'word', model: field, field: '' });
  }
}

/** Whether the file may have an empty value. A variant that is alone had "no value" beside it. */
const mayBeEmpty = (field: Field) =>
  (field.kind === 'list' && field.min === 0) ||
  (field.kind === 'text' && field.min === 0 && !field.pattern && !field.format) ||
  (field.kind === 'variants' && field.variants.length === 1);

/**
 * A field for the CMS.
 *
 * @param values the present values in all files. They decide between a line and several
 * @returns null if the CMS cannot edit the value. A save then leaves it as it is
 */
export function toCmsField(
  name: string,
  field: Field,
  values: readonly unknown[],
): CmsField | null {
  if (field.kind === 'constant') {
    return { name, label: toLabel(name), widget: 'hidden', default: field.value };
  }
  const own = field.label || toLabel(name);
  const label = field.kind === 'list' ? toPlural(own) : own;
  const options = toOptions(field, values, label);
  return (
    options && {
      name,
      label,
      required: mayBeEmpty(field) && !field.optional ? [] : !field.optional,
      ...(field.hint && { hint: field.hint }),
      ...(hasWords(field) && { i18n: true }),
      ...options,
    }
  );
}

/** The fields of a group for the CMS. */
export const toCmsFields = ({ fields }: Group, values: readonly unknown[]): CmsField[] =>
  Object.entries(fields).flatMap(
    ([name, field]) => toCmsField(name, field, readInner(values, name)) ?? [],
  );
