import { isEqual, isFields } from '../author/writer/match';

/** Whether a value is one that the CMS puts into an empty field. */
function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.values(value).every(isEmpty);
}

/** The value without white space at the ends of its texts. The CMS removes it. */
function trim(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trim);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, trim(each)]));
}

/**
 * Puts the values of the CMS into those of the file. The file keeps what the CMS does not know, and what
 * the CMS has only trimmed. An empty value of the CMS counts only for a field that the file has.
 */
export function mergeValues(old: unknown, now: unknown): unknown {
  if (isEqual(trim(old), trim(now))) return old;
  if (Array.isArray(now)) {
    const olds = Array.isArray(old) ? old : [];
    return now.map((item, i) => {
      const same = olds.find((each) => isEqual(trim(each), trim(item)));
      return same ?? mergeValues(olds.length === now.length ? olds[i] : undefined, item);
    });
  }
  if (!isFields(now)) return now;
  const fields = isFields(old) ? old : {};
  const entries = Object.entries(now).flatMap(([name, value]): [string, unknown][] => {
    if (!(name in fields) && isEmpty(value)) return [];
    return [[name, value === null ? undefined : mergeValues(fields[name], value)]];
  });
  return { ...fields, ...Object.fromEntries(entries) };
}
