import { projects } from '../projects/projects';
import { consultation } from '../site/consultation';
import type { SharedContent } from '../site/define-page';
import { people } from '../team/team';
import { testimonials } from '../testimonials/testimonials';
import { collections } from './collections';
import { listedEntries } from './entries';
import { imagesIn } from './images';
import type { ListedPage } from './published';

/** The content that a page's copy names under "shows". */
const shared = {
  consultation: () => consultation(),
  projects,
  team: people,
  testimonials,
} satisfies Record<SharedContent, () => unknown>;

/** Every page that search engines list, once, at its canonical path. */
export async function listedPages(): Promise<ListedPage[]> {
  const entries = await listedEntries();
  return [
    ...entries.map(({ path, sections, shows }) => ({
      path,
      images: imagesIn([sections, shows.map((name) => shared[name]())]),
    })),
    ...collections.flatMap(({ listed }) => listed?.() ?? []),
  ];
}
