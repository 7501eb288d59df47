/**
 * Files name a picture by its name, "careers". The CMS shows a picture by an address: that of its
 * master, "/pictures/careers.webp", or a full one.
 */
import { isFields } from '../author/writer/match';
import type { CmsField } from './fields';

/** The folder of the masters in addresses of the CMS. */
export const PICTURES = '/pictures';

/** The addresses of known pictures, by their names. */
export type PictureAddresses = Readonly<Record<string, string>>;

/** The fields of a value. A variant has its own. */
const getFields = ({ fields = [], types, typeKey }: CmsField, value: Record<string, unknown>) =>
  types?.find(({ name }) => name === value[String(typeKey)])?.fields ?? fields;

function mapField(field: CmsField, value: unknown, change: (picture: string) => string): unknown {
  if (field.widget === 'image') return typeof value === 'string' ? change(value) : value;
  if (Array.isArray(value))
    return value.map((item) => mapField(field.field ?? field, item, change));
  return isFields(value) ? mapFields(getFields(field, value), value, change) : value;
}

/** Changes the values of all fields for pictures. */
function mapFields(
  fields: readonly CmsField[],
  values: Readonly<Record<string, unknown>>,
  change: (picture: string) => string,
): Record<string, unknown> {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = byName.get(name);
      return [name, field ? mapField(field, value, change) : value];
    }),
  );
}

/** Puts the addresses of pictures in the place of their names. A name that is not known stays. */
export const toAddresses = (
  fields: readonly CmsField[],
  values: Readonly<Record<string, unknown>>,
  addresses: PictureAddresses,
) => mapFields(fields, values, (name) => addresses[name] ?? name);

/** Puts the names of pictures in the place of their addresses. A new file's name is without its ending. */
export function toNames(
  fields: readonly CmsField[],
  values: Readonly<Record<string, unknown>>,
  addresses: PictureAddresses,
) {
  const names = new Map(Object.entries(addresses).map(([name, address]) => [address, name]));
  return mapFields(
    fields,
    values,
    (address) =>
      names.get(address) ?? address.replace(new RegExp(`^${PICTURES}/([^/]+)\\.\\w+$`), '$1'),
  );
}
