import { isEqual, isFields } from '../author/match';
import type { CmsField } from './fields';
import { getInnerFields, getItemField } from './inner-fields';

/** Whether a value is one that the CMS puts into an empty field. */
function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.values(value).every(isEmpty);
}

/** The extra field of each item in a list: its place in the file. It stays with the item in the CMS. */
const PLACE = '_place';

/** Gives each item its place. */
export function markItems(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(markItems).map((item, i) => (isFields(item) ? { ...item, [PLACE]: i } : item));
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, markItems(each)]));
}

/** The value without places, and without white space at the ends of its texts, which the CMS removes. */
function trim(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trim);
  if (!isFields(value)) return value;
  const { [PLACE]: _, ...fields } = value;
  return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, trim(each)]));
}

/** The item of the file that an item of the CMS was. Undefined for a new one. */
function findOld(olds: readonly unknown[], now: unknown): unknown {
  if (isFields(now)) return olds[Number(now[PLACE])];
  return olds.find((old) => isEqual(trim(old), trim(now)));
}

/** Whether two items are of one variant. One of another variant has other fields. */
const isVariantOf = (old: unknown, now: unknown, { typeKey }: Partial<CmsField> = {}) =>
  typeof typeKey !== 'string' || Object(old)[typeKey] === Object(now)[typeKey];

/**
 * Puts the values of the CMS into those of the file. The file keeps fields that the CMS does not know, and
 * texts that the CMS has only trimmed. An empty value empties or removes a field of the file, but adds none.
 *
 * @param field the field of the CMS, if it has one
 */
export function mergeValues(old: unknown, now: unknown, field?: CmsField): unknown {
  if (isEqual(trim(old), trim(now))) return old;
  if (Array.isArray(now)) {
    const olds = Array.isArray(old) ? old : [];
    const item = field && getItemField(field);
    return now.map((each) => {
      const was = findOld(olds, each);
      return mergeValues(isVariantOf(was, each, item) ? was : undefined, each, item);
    });
  }
  if (!isFields(now)) return now;
  const fields = isFields(old) ? old : {};
  const inner = field ? getInnerFields(field, now) : [];
  const { [PLACE]: _, ...values } = now;
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (isEmpty(value) && isEmpty(fields[name])) return [];
    const own = inner.find((each) => each.name === name);
    const goes = own ? own.required === false && isEmpty(value) : value === null;
    return [[name, goes ? undefined : mergeValues(fields[name], value, own)]];
  });
  return { ...fields, ...Object.fromEntries(entries) };
}
