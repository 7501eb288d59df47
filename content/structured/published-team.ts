import type { CollectionOutput } from '../collections/collection-output';
import { personDraft } from '../collections/person-draft';
import { people, teamFiles } from '../collections/team';
import { plainText, textOf } from '../prose/plain-text';
import { imagesIn } from './images';

/** The people of the team. */
export const team: CollectionOutput = {
  collection: teamFiles,
  draft: personDraft,
  listed: () => people().map(({ url, image }) => ({ path: url, images: imagesIn(image) })),
  findable: () =>
    people().map(({ slug, url, title, designation, description, week }) => ({
      kind: 'person',
      path: url,
      title,
      description: `${designation}. ${description}`,
      tags: [],
      text: () => `${plainText(teamFiles.find(slug)?.body ?? '')} ${textOf(week)}`,
    })),
  shares: () =>
    people().map(({ url, title, designation, world, image }) => [
      url,
      {
        title,
        line: designation,
        world,
        art: { kind: 'people', busts: [image] },
        alt: image.alt,
      },
    ]),
};
