import { z } from 'zod';
import { describeIssue } from './issue-words';

/** What a schema says about a value. It does not depend on the library of the schema. */
export type Field = {
  /** Its name for people. Empty where the name in the file is good enough. */
  label: string;
  /** What the value is for. Empty where its name says it. */
  hint: string;
  optional: boolean;
  /** Whether the code adds it where a file leaves it out. */
  reckoned: boolean;
  /** Values that the schema gives as examples, the shortest first. */
  examples: readonly unknown[];
} & (
  | {
      kind: 'text';
      min: number;
      max: number;
      format: string;
      /** A regular expression with its flags, such as "/^[a-z]+$/i". Empty if there is none. */
      pattern: string;
      /** What the pattern expects, in words. */
      expected: string;
    }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'switch' }
  | { kind: 'choice'; choices: readonly (string | number)[] }
  /** One value only, which tells variants apart. */
  | { kind: 'constant'; value: unknown }
  /** A link’s target. */
  | { kind: 'href' }
  /** A picture’s name. */
  | { kind: 'picture-name' }
  /** A picture’s name with its text alternative. */
  | { kind: 'picture'; fields: Readonly<Record<string, Field>> }
  /** The name of a file of another folder, such as "content/team". */
  | { kind: 'reference'; folder: string }
  /** The number of an office of the agency, and the city of one. */
  | { kind: 'office' | 'office-city' }
  | { kind: 'markdown' }
  | { kind: 'list'; item: Field; min: number; max: number }
  | { kind: 'group'; fields: Readonly<Record<string, Field>> }
  | { kind: 'variants'; variants: readonly Field[] }
  /** Checked by code alone. */
  | { kind: 'unknown' }
);

type Schema = z.core.JSONSchema.JSONSchema;

/** What a schema says about a text that no pattern accepts. A message may name what it found before. */
function findExpected(schema: z.core.$ZodType): string | undefined {
  const { error } = z.safeParse(schema, '\u0000', { error: describeIssue });
  const message = error?.issues.find(({ code }) => code === 'invalid_format')?.message;
  return message?.replace(/^.*(?=expected)/s, '');
}

/** The flags of a schema's pattern. */
const readFlags = ({ _zod }: z.core.$ZodType): string =>
  (_zod.def.checks ?? [])
    .map((check) => Reflect.get(check._zod.def, 'pattern'))
    .find((pattern) => pattern instanceof RegExp)?.flags ?? '';

/**
 * The JSON Schema of what a file holds, before defaults and transformations. It leaves out checks that
 * JSON Schema cannot express, such as a pattern with flags. "patternErrorMessage" has the words that editors
 * show, and "expression" the pattern with its flags.
 */
export const toJsonSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (!jsonSchema.pattern) return;
      const flags = readFlags(zodSchema);
      jsonSchema.patternErrorMessage = findExpected(zodSchema);
      jsonSchema.expression = `/${jsonSchema.pattern}/${flags}`;
      if (flags) delete jsonSchema.pattern;
    },
  });

/** A choice of a number stays one. A file that holds the text of it is refused. */
const toChoice = (value: unknown) => (typeof value === 'number' ? value : String(value));

/** Whether a schema is for more than "no value". */
const isGiven = ({ type }: Schema): boolean => type !== 'null';

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The fields of an object, or those of a map whose keys are known. */
function getProperties({ properties, propertyNames, additionalProperties }: Schema) {
  if (properties) return Object.entries(properties);
  const names = isSchema(propertyNames) ? (propertyNames.enum ?? []) : [];
  return names.map((name) => [String(name), additionalProperties] as const);
}

/** The fields of a JSON Schema of an object. */
function toFields(schema: Schema, defs: Readonly<Record<string, unknown>>) {
  const { required = [] } = schema;
  return Object.fromEntries(
    getProperties(schema).flatMap(([name, each]) =>
      isSchema(each) ? [[name, toField(each, defs, !required.includes(name))] as const] : [],
    ),
  );
}

/** Reads a part of a JSON Schema. `defs` are the schemas that it refers to by name. */
function toField(schema: Schema, defs: Readonly<Record<string, unknown>>, optional = false): Field {
  const target = schema.$ref && defs[schema.$ref.replace('#/$defs/', '')];
  if (isSchema(target)) return toField({ ...target, ...schema, $ref: undefined }, defs, optional);

  const { title: label = '', description: hint = '', format = '', examples = [] } = schema;
  const shared = { label, hint, optional, reckoned: schema.reckoned === true, examples };
  const { minimum: min = -Infinity, maximum: max = Infinity } = schema;
  const variants = schema.oneOf ?? schema.anyOf;
  if (format === 'picture') return { ...shared, kind: 'picture', fields: toFields(schema, defs) };
  if (format === 'picture-name') return { ...shared, kind: 'picture-name' };
  if (format === 'reference')
    return { ...shared, kind: 'reference', folder: String(schema.folder) };
  if (format === 'href') return { ...shared, kind: 'href' };
  if (format === 'office' || format === 'office-city') return { ...shared, kind: format };
  if (schema.contentMediaType === 'text/markdown') return { ...shared, kind: 'markdown' };
  if ('const' in schema) return { ...shared, kind: 'constant', value: schema.const };
  if (schema.enum) return { ...shared, kind: 'choice', choices: schema.enum.map(toChoice) };
  if (variants) {
    const fields = variants
      .filter(isSchema)
      .filter(isGiven)
      .map((each) => toField(each, defs));
    return { ...shared, kind: 'variants', variants: fields };
  }
  switch (schema.type) {
    case 'string': {
      const { minLength = 0, maxLength = Infinity, expression = '' } = schema;
      const expected = String(schema.patternErrorMessage ?? hint);
      const pattern = String(expression);
      return { ...shared, kind: 'text', min: minLength, max: maxLength, format, pattern, expected };
    }
    case 'integer':
    case 'number':
      return { ...shared, kind: 'number', min: schema.exclusiveMinimum === 0 ? 1 : min, max };
    case 'boolean':
      return { ...shared, kind: 'switch' };
    case 'array': {
      const item = isSchema(schema.items) ? toField(schema.items as Schema, defs) : null;
      const { minItems = 0, maxItems = Infinity } = schema;
      if (item) return { ...shared, kind: 'list', item, min: minItems, max: maxItems };
      break;
    }
    case 'object':
      return { ...shared, kind: 'group', fields: toFields(schema, defs) };
  }
  return { ...shared, kind: 'unknown' };
}

const models = new WeakMap<z.ZodType, Field>();

/** What a schema says about the values that a file may hold. */
export function getModel(schema: z.ZodType): Field {
  const json = models.has(schema) ? {} : toJsonSchema(schema);
  const model = models.get(schema) ?? toField(json, json.$defs ?? {});
  models.set(schema, model);
  return model;
}

/** What a schema says about a part of a value: an item of a list, or a field. */
export function getPart(field: Field | undefined, name: string): Field | undefined {
  if (field?.kind === 'list') return field.item;
  return field?.kind === 'group' || field?.kind === 'picture' ? field.fields[name] : undefined;
}

/** The constants that tell a variant apart from others. */
const getConstants = (variant: Field) =>
  variant.kind === 'group'
    ? Object.entries(variant.fields).filter(([, { kind }]) => kind === 'constant')
    : [];

/** Whether a value is written in a variant: by its constants, or else by its fields. */
function isOf(variant: Field, value: unknown): boolean {
  if (Array.isArray(value)) return variant.kind === 'list';
  if (!('fields' in variant) || typeof value !== 'object' || value === null) return false;
  const constants = getConstants(variant);
  return constants.length > 0
    ? constants.every(([name, field]) => Reflect.get(field, 'value') === Reflect.get(value, name))
    : Object.keys(value).every((key) => key in variant.fields);
}

/** The variant of a field that a value is written in, or the field itself where it has no variants. */
export const findVariant = (field: Field | undefined, value: unknown): Field | undefined =>
  field?.kind === 'variants' ? field.variants.find((each) => isOf(each, value)) : field;
