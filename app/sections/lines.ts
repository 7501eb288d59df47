import { stringify } from 'yaml';
import { isThere } from '@/content/files/locate';
import { rawPages, toSharedFile } from '@/content/files/pages';
import { pictureLike } from '@/content/files/picture';
import { isKind, type Kind, kinds } from '@/content/pages/kinds';
import { type Field, getModel } from '@/content/schema/model';

/** The kind of a component that pages can list: "stage-banner" of "StageBanner". */
export function findKind(name: string): Kind | undefined {
  const kind = name.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return isKind(kind) ? kind : undefined;
}

/** A value that fits a field: its example, the fewest items, and the fields that it needs. */
function toValue(field: Field): unknown {
  const [example] = field.examples;
  if (example !== undefined) return example;
  switch (field.kind) {
    case 'text':
      if (field.format === 'date') return '2026-03-02';
      return field.pattern ? 'words' : 'Words';
    case 'number':
      return Math.max(field.min, 1);
    case 'office':
      return 1;
    case 'switch':
      return true;
    case 'choice':
      return field.choices[0];
    case 'constant':
      return field.value;
    case 'href':
      return '/contact';
    case 'picture':
      return { name: pictureLike('web'), alt: 'What it shows' };
    case 'list':
      return Array.from({ length: field.min }, () => toValue(field.item));
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields)
          .filter(([, { optional }]) => !optional)
          .map(([name, each]) => [name, toValue(each)]),
      );
    default:
      return 'Words';
  }
}

/** The lines that show a section on a page: as a page of the site has it, or else with values that fit. */
export function getLines(kind: Kind): string {
  const shown = rawPages()
    .flatMap(({ sections }) => sections)
    .find(({ section }) => section === kind);
  const isShared = isThere(toSharedFile(kind));
  const made = isShared ? {} : Object(toValue(getModel(kinds[kind])));
  return stringify({ sections: [shown ?? { section: kind, ...made }] }, { lineWidth: 0 });
}
