import type { CmsField } from './fields';

/** The fields of a group's value, or of the values in a list of groups. A variant has its own. */
export const getInnerFields = (
  { fields = [], types, typeKey }: CmsField,
  value: Readonly<Record<string, unknown>>,
): readonly CmsField[] =>
  types?.find(({ name }) => name === value[String(typeKey)])?.fields ?? fields;

/** The field of a list's items. A list of groups has their fields itself. */
export const getItemField = (list: CmsField): CmsField => list.field ?? list;

/** The fields of a file as one group. */
export const toGroup = (fields: readonly CmsField[]): CmsField => ({
  name: '',
  label: '',
  widget: 'object',
  fields,
});
