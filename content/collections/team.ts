import type { z } from 'zod';
import { defineCollection, type Entry } from '../files/collection';
import { getLanguage } from '../files/language';
import { withMeta } from '../files/meta';
import { once } from '../files/once';
import { readProse } from '../prose/prose';
import { entryFolders, personPath } from '../routes';
import { isFamilyFirst, joinByComma, toParts } from '../schema/words';
import { type Person, type PersonWithText, person as schema } from './person-schema';

/** The people of the team: `content/team/<slug>.md`. */
export const teamFiles = defineCollection({
  ...entryFolders.team,
  schema,
  isProse: true,
  complete: (fields) => {
    const { title, designation, description } = fields;
    return withMeta(fields, joinByComma([`${title}`, `${designation}`]), description);
  },
});

const toPerson = ({ slug, data }: Entry<z.infer<typeof schema>>): Person => ({
  slug,
  url: personPath(slug),
  ...data,
});

/** A title or an initial, which is no name to call somebody by. */
const TITLE = /\.$|^(?:dr|prof|professor|sir|dame|lord|lady|mr|mrs|ms|mx)$/i;

/** What headings call a person: the first name, or the whole name behind a title such as "Dr." or a family name. */
export function getCallName(name: string): string {
  const [first = name] = toParts(name);
  return TITLE.test(first) || isFamilyFirst(name, getLanguage()) ? name : first;
}

/** Everybody, in the order of the team page. */
export const people = once(() =>
  teamFiles
    .entries()
    .map(toPerson)
    .sort((a, b) => a.order - b.order),
);

/** The person with this slug, if visitors see one. */
export function findPerson(slug: string): Person | undefined {
  const entry = teamFiles.find(slug);
  return entry && toPerson(entry);
}

/** The person with this slug and the text of the page, if visitors see one. */
export function readPerson(slug: string): PersonWithText | undefined {
  const entry = teamFiles.find(slug);
  return entry && { ...toPerson(entry), prose: readProse(entry.file, entry.body) };
}
