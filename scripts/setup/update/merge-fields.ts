import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges the values of a JSON file by field. What one side alone changed counts. Where both changed one
 * field, the owner's stays, but the version is the new one.
 *
 * @param keep is called with each field that both changed
 */
export function mergeFields(
  [base, own, theirs]: readonly [base: unknown, own: unknown, theirs: unknown],
  keep: (field: string) => void,
  field = '',
): unknown {
  if (isDeepStrictEqual(own, base) || field === 'version') return theirs;
  if (isDeepStrictEqual(theirs, base) || isDeepStrictEqual(own, theirs)) return own;
  if (!isFields(own) || !isFields(theirs)) {
    keep(field);
    return own;
  }
  const before = isFields(base) ? base : {};
  const names = [...new Set([...Object.keys(own), ...Object.keys(theirs)])];
  const merged = names.map((name) => {
    const versions = [before[name], own[name], theirs[name]] as const;
    return [name, mergeFields(versions, keep, field ? `${field}.${name}` : name)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}
