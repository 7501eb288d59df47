import { z } from 'zod';
import type { Share, ShareArt, ShareCopy } from '../files/share';
import { invalid } from '../schema/mistake';
import { parse } from '../schema/parse';
import { type PictureData, pictureData } from '../schema/picture';
import { joinWords } from '../schema/words';
import { world } from '../schema/world';
import { people } from './team';

/** The parts of a banner that a share picture can show. */
const banner = z.object({
  title: z.union([z.string(), z.array(z.string()).transform(joinWords)]),
  lead: z.string().optional(),
  statement: z.string().optional(),
  role: z.string().optional(),
  client: z.string().optional(),
  world: world.optional(),
  picture: pictureData.optional(),
  portrait: pictureData.optional(),
  people: z.array(pictureData).optional(),
});

type Banner = z.infer<typeof banner>;

/** Composes each kind of share picture, if the banner or the copy has the pictures for it. */
const arts = {
  set: ({ picture: own }, [picture = own] = []) => picture && { kind: 'set', picture },
  banks: ({ picture }) => picture && { kind: 'banks', picture },
  people: ({ people, portrait }, pictures = people ?? (portrait && [portrait])) =>
    pictures && { kind: 'people', busts: pictures },
  team: () => ({ kind: 'people', busts: people().map(({ image }) => image) }),
} satisfies Record<
  ShareCopy['kind'],
  (banner: Banner, pictures?: readonly PictureData[]) => ShareArt | undefined
>;

/**
 * The share picture of a page.
 *
 * @param file the file of the page. The error message names it
 * @param top the page's banner
 * @throws an error that says what to add to the copy
 */
export function toShare(file: string, top: unknown, copy: ShareCopy = { kind: 'set' }): Share {
  const { title, world, ...rest } = parse(file, banner, top);
  const names = people().map(({ title: name }) => name);
  // A site without the page of the team has no people. Those of the banner then stand for it.
  const isAlone = copy.kind === 'team' && names.length === 0;
  const art = arts[isAlone ? 'people' : copy.kind]({ title, ...rest }, copy.pictures);
  const { picture, portrait } = rest;
  const [shown = picture ?? portrait] = copy.pictures ?? [];
  const ofTeam = isAlone ? title : names.join(', ');
  const alt = copy.alt ?? (copy.kind === 'team' ? ofTeam : shown?.alt);
  if (!art || !alt) {
    const lacks = art
      ? 'alt: expected words that say what it shows'
      : 'pictures: expected a picture';
    throw invalid(
      file,
      `share.${lacks}, as the first section has none. Add "${art ? 'alt' : 'pictures'}"`,
    );
  }
  const line = copy.line && rest[copy.line];
  if (copy.line && !line) {
    throw invalid(
      file,
      `share.line: expected words that the first section has, found "${copy.line}". Correct it, or delete it`,
    );
  }
  return { title, line, world: copy.world ?? world, art, alt };
}
