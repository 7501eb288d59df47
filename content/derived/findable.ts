import { textOf } from '../prose/plain-text';
import { pages } from '../routes';
import { collections } from './collections';
import { listedEntries } from './entries';
import type { Findable } from './published';

/** The pages with copy of their own. The search does not find itself. */
async function findablePages(): Promise<Findable[]> {
  const entries = await listedEntries();
  return entries
    .filter(({ path }) => path !== pages.search.path)
    .map(({ path, meta, sections }) => ({
      kind: 'page',
      path,
      title: meta.title,
      description: meta.description,
      tags: [],
      text: () => textOf(sections),
    }));
}

/** Every page that the search finds, those of a collection together. The newest articles come first. */
export async function findable(): Promise<Findable[]> {
  return [...collections.flatMap(({ findable }) => findable?.() ?? []), ...(await findablePages())];
}
