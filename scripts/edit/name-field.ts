import type { CmsField } from './fields';
import { getInnerFields, getItemField } from './inner-fields';

type Values = Readonly<Record<string, unknown>>;

/** The labels on the way to a field, from the outside in. A name that the form does not have stays. */
function findLabels(field: CmsField, values: Values, path: readonly string[]): string[] {
  const [name = '', ...rest] = path;
  if (path.length === 0) return [];
  const value = Object(values[name]);
  if (field.widget === 'list') {
    const item = { ...getItemField(field), widget: 'object' };
    return [`${field.label_singular} ${Number(name) + 1}`, ...findLabels(item, value, rest)];
  }
  const inner = getInnerFields(field, values).find((each) => each.name === name);
  if (!inner) return [...path];
  const labels = findLabels(inner, value, rest);
  return inner.widget === 'list' && labels.length > 0 ? labels : [inner.label, ...labels];
}

/**
 * Names the field of a problem as the form does: "steps.2.desc: …" becomes "Step 3 › Description: …".
 *
 * @param group the fields of the file as one group
 * @param values what the file holds
 */
export const nameField = (problem: string, group: CmsField, values: Values): string =>
  problem.replace(/^[\w.-]+(?=: )/, (path) =>
    findLabels(group, values, path.split('.')).join(' › '),
  );
