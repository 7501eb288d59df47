import { z } from 'zod';
import { link } from '../files/href';
import { meta } from '../files/meta';
import { picture } from '../files/picture';
import made from '../film.json' with { type: 'json' };
import { filmPages } from '../routes';
import { https } from '../schema/https';
import { text } from '../schema/text';
import { CODE } from '../schema/texts';

/** Where a film plays: a player of our own, or another site's embed. */
type FilmAddress = (typeof filmPages)[number] | `https://${string}`;

const own = new Set<unknown>(filmPages);

const address = z
  .custom<FilmAddress>(
    (value) => own.has(value) || https.safeParse(value).success,
    'expected a film page of content/routes.ts, or the https address of a player, such as https://www.youtube-nocookie.com/embed/…',
  )
  .meta({
    ...CODE,
    type: 'string',
    description: 'The page of the player, which the window shows',
  });

/** Our own player: the files that `scripts/makers/studio/film` made, and the words around it. */
const player = z.strictObject({
  file: text.meta(CODE).describe('The name in public/film, without its ending').prefault(made.file),
  width: z.int().positive().prefault(made.width),
  height: z.int().positive().prefault(made.height),
  seconds: z.number().positive().prefault(made.seconds),
  poster: picture,
  captions: text.describe('The name of the captions in the player’s menu'),
  back: link.describe('The link from the player’s own page to the page that shows it'),
});

/** A filmed conversation, and the same conversation in writing. */
export const film = z.strictObject({
  address,
  title: meta.shape.title,
  about: text.describe('Where and when it took place'),
  note: text.describe('How long it is, and that it has no sound'),
  open: text.describe('The words of the button that opens it'),
  close: text.describe('The name of the button that closes it'),
  description: meta.shape.description.describe('The description of the player’s own page'),
  player,
  transcript: z.strictObject({
    open: text.describe('The words of the button that opens it'),
    close: text.describe('The name of the button that closes it'),
    label: text.describe('Its name, which heads it on the player’s own page'),
    lines: z.array(z.strictObject({ speaker: text, words: text })).min(1),
  }),
});

export type FilmData = z.infer<typeof film>;
