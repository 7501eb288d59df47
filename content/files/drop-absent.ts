import type { z } from 'zod';
import { type Field, findVariant, getModel } from '../schema/model';
import { Absent, findAbsent } from './braces';

/** A page does not lose a whole section, of which its owner would not learn. */
const isSection = (item: unknown) => typeof Object(item).section === 'string';

/** Drops what is absent from a list, unless it then has fewer items than it needs. */
function dropFromList(list: readonly unknown[], field: Field | undefined): unknown {
  const { item, min } = field?.kind === 'list' ? field : { item: undefined, min: 0 };
  const items = list.map((each) => drop(each, item));
  const kept = items.filter((each) => !(each instanceof Absent));
  const lost = items.find((each) => each instanceof Absent);
  return lost && (kept.length < Math.max(min, 1) || list.some(isSection)) ? lost : kept;
}

/** Drops what is absent from a value. Returns an `Absent` if the value cannot do without it. */
function drop(value: unknown, schema: Field | undefined): unknown {
  if (value instanceof Absent || typeof value !== 'object' || value === null) return value;
  const field = findVariant(schema, value);
  if (Array.isArray(value)) return dropFromList(value, field);
  const fields = field?.kind === 'group' ? field.fields : {};
  const entries = Object.entries(value).map(
    ([key, each]) => [key, drop(each, fields[key])] as const,
  );
  // The code has added what it reckons, before its names in braces were filled.
  const isNeeded = (of?: Field): boolean =>
    of !== undefined &&
    (!of.optional ||
      of.reckoned === true ||
      (of.kind === 'group' && Object.values(of.fields).some((part) => part.reckoned)));
  const lost = entries.find(([key, each]) => each instanceof Absent && isNeeded(fields[key]));
  if (lost) return lost[1];
  return Object.fromEntries(entries.filter(([, each]) => !(each instanceof Absent)));
}

/**
 * Drops the texts that name a fact which the agency does not have. With a text goes the item of a list that
 * it belongs to, or the nearest field that may be missing.
 *
 * @param schema what may be missing
 * @returns what is left, and the texts that may not be missing
 */
export function dropAbsent<S extends z.ZodType>(
  schema: S,
  content: unknown,
): { kept: unknown; problems: string[] } {
  if (findAbsent(content).length === 0) return { kept: content, problems: [] };
  const kept = drop(content, getModel(schema));
  return kept instanceof Absent
    ? { kept: content, problems: [kept.problem] }
    : { kept, problems: [] };
}
