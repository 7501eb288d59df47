/**
 * Tells the CMS which entries a file links. The CMS knows relations between entries only, and refuses to
 * delete an entry if a relation in another file would be empty without it. So each file gets a list of
 * relations that the form does not show and the file does not hold.
 */
import { type EntryFolder, entryFolders } from '@/content/routes';
import { isFields } from '../author/match';
import type { CmsField } from './fields';
import { getInnerFields, getItemField } from './inner-fields';

/** The option that only fields for an address have, false. In an address, a colon starts no emoji. */
export const IS_ADDRESS = 'use_emoji_autocomplete';

/** The name of that list. The page hides it (`page.ts`). */
export const LINKS = '_links';

/** An address in a text or in a field: "/blogs/tea", "/projects#northmill". */
const ADDRESS = /(?<![\w.:/-])\/[\w/-]+(?:#[\w-]+)?/g;

type Link = { kind: string; to: string };

/** The entries at the addresses that the editor knows (`addresses.ts`). */
type Entries = Readonly<Record<string, string>>;

const folders = Object.entries<EntryFolder>(entryFolders);

/** The entry that an address leads to, if it leads to one. One that is new or a draft may not be known. */
function toLink(address: string, entries: Entries): Link | undefined {
  const [path = ''] = address.split('#');
  const known = entries[address] ?? entries[path];
  if (known) return { kind: known.slice(0, known.indexOf('/')), to: known };
  const [kind, folder] = folders.find(([, { start }]) => path.startsWith(start)) ?? [];
  return kind && folder ? { kind, to: `${kind}/${path.slice(folder.start.length)}` } : undefined;
}

/** The entries that fields name where they may lack the name. The CMS would remove it with the entry. */
function findNamed(field: CmsField, value: unknown): Link[] {
  if (Array.isArray(value)) return value.flatMap((each) => findNamed(getItemField(field), each));
  if (isFields(value)) {
    return getInnerFields(field, value)
      .filter(({ widget, required }) => widget !== 'relation' || required === false)
      .flatMap((inner) => findNamed(inner, value[inner.name]));
  }
  const kind = String(field.collection);
  const isName = field.value_field === '{{slug}}' && value;
  return isName ? [{ kind, to: `${kind}/${value}` }] : [];
}

/**
 * The entries that the values of a file link or name, in the form of the list.
 *
 * @param group the fields of the file as one group
 */
export function findLinks(values: unknown, entries: Entries, group?: CmsField): Link[] {
  // Names of values that the file does not hold begin with "_".
  const text = JSON.stringify(values, (name, value) => (name.startsWith('_') ? undefined : value));
  const found = text.match(ADDRESS) ?? [];
  return [
    ...[...new Set(found)].flatMap((address) => toLink(address, entries) ?? []),
    ...(group ? findNamed(group, values) : []),
  ];
}

/** The collections whose entries files link or name. */
const kinds = ['pages', ...folders.map(([kind]) => kind), 'testimonials'];

/** The list as a field of the CMS. */
export const linksField: CmsField = {
  name: LINKS,
  label: 'Links',
  widget: 'list',
  required: false,
  typeKey: 'kind',
  types: kinds.map((kind) => ({
    name: kind,
    label: kind,
    widget: 'object',
    fields: [
      {
        name: 'to',
        label: 'A link to it',
        widget: 'relation',
        collection: kind,
        value_field: `${kind}/{{slug}}`,
      },
    ],
  })),
};
