import type { CmsField } from './fields';
import { getInnerFields, getItemField } from './inner-fields';

type Values = Readonly<Record<string, unknown>>;

/** A field of the form: the labels on the way to it, from the outside in, and the fields in it. */
type Place = { labels: readonly string[]; inner: readonly CmsField[] };

/** Finds a field by its path. A name that the form does not have stays. */
function findPlace(field: CmsField, values: Values, path: readonly string[]): Place {
  const [name = '', ...rest] = path;
  if (path.length === 0) return { labels: [], inner: getInnerFields(field, values) };
  const value = Object(values[name]);
  if (field.widget === 'list') {
    const item = { ...getItemField(field), widget: 'object' };
    const { labels, inner } = findPlace(item, value, rest);
    return { labels: [`${field.label_singular} ${Number(name) + 1}`, ...labels], inner };
  }
  const own = getInnerFields(field, values).find((each) => each.name === name);
  if (!own) return { labels: path, inner: [] };
  const { labels, inner } = findPlace(own, value, rest);
  // The label of an item says in which list it is.
  return {
    labels: own.widget === 'list' && labels.length > 0 ? labels : [own.label, ...labels],
    inner,
  };
}

/**
 * Names the fields of a problem as the form does: "steps.2.desc: …" becomes "Step 3 › Description: …", and
 * names of fields in it, such as "alt", become their labels.
 *
 * @param group the fields of the file as one group
 * @param values what the file holds
 */
export function nameField(problem: string, group: CmsField, values: Values): string {
  // The label of a section is its kind already.
  const [, path, rest = ''] =
    /^([\w.-]+|\(the text\)): (.*)$/s.exec(problem.replace(/ \([\w-]+\)(?=[.:])/g, '')) ?? [];
  if (path === undefined) return problem;
  const { labels, inner } = findPlace(group, values, path.replace('(the text)', 'body').split('.'));
  const named = inner.reduce(
    (text, { name, label }) => text.replaceAll(new RegExp(`"${name}(: true)?"`, 'g'), `"${label}"`),
    rest,
  );
  return `${labels.join(' › ')}: ${named}`;
}
