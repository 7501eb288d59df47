import { z } from 'zod';
import type { PictureData } from '../schema/picture';
import { text } from '../schema/text';
import { type World, world } from '../schema/world';
import { picture } from './picture';

/** The pictures beside the title of a share picture. Each kind has its own composition. */
export type ShareArt =
  /** A clay scene: in front of the title if it has no background, otherwise behind it. */
  | { kind: 'set'; picture: PictureData }
  /** The two riverbanks, along the whole lower edge. */
  | { kind: 'banks'; picture: PictureData }
  /** Busts, cut off at the lower edge. */
  | { kind: 'people'; busts: readonly PictureData[] };

/** The size of every share picture, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The picture that chats and social networks show of a link to a page. */
export type Share = {
  title: string;
  /** A sentence in smaller type. */
  line?: string | undefined;
  /** The ground it stands on; porcelain where there is none. */
  world?: World | undefined;
  art: ShareArt;
  /** The text alternative of the pictures. */
  alt: string;
};

/** How a page’s share picture is composed. The rest comes from the page’s banner. */
export const shareCopy = z.strictObject({
  kind: z.enum(['set', 'banks', 'people', 'team']).meta({
    title: 'Motif',
    description: 'What it shows: a scene, the two riverbanks, people, or the whole team',
  }),
  pictures: z
    .array(picture)
    .min(1)
    .optional()
    .describe('In place of the pictures at the top of the page'),
  line: z.enum(['lead', 'statement', 'role', 'client']).optional().meta({
    title: 'Sentence',
    description: 'The words from the top of the page that stand under the title',
  }),
  world: world.optional().describe('In place of those at the top of the page'),
  alt: text
    .optional()
    .describe(
      'Words for people who do not see it, if its pictures have none. The team has its names',
    ),
});

export type ShareCopy = z.infer<typeof shareCopy>;
