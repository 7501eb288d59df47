/**
 * Files name a picture by its name, "careers". The CMS shows a picture by an address: that of its
 * master, "/pictures/careers.webp", or a full one.
 */
import { isFields } from '../author/match';
import type { CmsField } from './fields';
import { getInnerFields, getItemField, toGroup } from './inner-fields';

/** The folder of the masters in addresses of the CMS. */
export const PICTURES = '/pictures';

/** The addresses of known pictures, by their names. */
export type PictureAddresses = Readonly<Record<string, string>>;

/** A picture in a text: "![What it shows](careers". */
const IN_TEXT = /(!\[[^\]]*\]\()([^\s)]+)/g;

/** Changes the pictures in the value of a field. */
function mapField(field: CmsField, value: unknown, change: (picture: string) => string): unknown {
  if (typeof value === 'string') {
    if (field.widget === 'image') return change(value);
    if (field.widget !== 'markdown') return value;
    return value.replace(IN_TEXT, (_, start: string, picture: string) => start + change(picture));
  }
  if (Array.isArray(value)) return value.map((item) => mapField(getItemField(field), item, change));
  if (!isFields(value)) return value;
  const inner = new Map(getInnerFields(field, value).map((each) => [each.name, each]));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const own = inner.get(name);
      return [name, own ? mapField(own, each, change) : each];
    }),
  );
}

type Fields = Readonly<Record<string, unknown>>;

const mapAll = (fields: readonly CmsField[], values: Fields, change: (picture: string) => string) =>
  mapField(toGroup(fields), values, change) as Fields;

/** Puts the addresses of pictures in the place of their names. A name that is not known stays. */
export const toAddresses = (
  fields: readonly CmsField[],
  values: Fields,
  addresses: PictureAddresses,
) => mapAll(fields, values, (name) => addresses[name] ?? name);

/** Puts the names of pictures in the place of their addresses. A new file's name is without its folder and its ending. */
export function toNames(fields: readonly CmsField[], values: Fields, addresses: PictureAddresses) {
  const names = new Map(Object.entries(addresses).map(([name, address]) => [address, name]));
  return mapAll(
    fields,
    values,
    (address) =>
      names.get(address) ??
      address.replace(new RegExp(`^${PICTURES}/(?:.+/)?([^/]+)\\.\\w+$`), '$1'),
  );
}
