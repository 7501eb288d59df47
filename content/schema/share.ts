import type { PictureData } from './picture';
import type { World } from './world';

/** A picture in an arch of its world. */
export type Arch = { picture: PictureData; world: World };

/** What stands with the title of a share picture: each kind has a composition of its own. */
export type ShareArt =
  /** A clay still life that runs on past the edges; its `cut`, without backdrop, before the title. */
  | { kind: 'set'; base: PictureData; cut?: PictureData | undefined }
  /** The two riverbanks, from edge to edge along the foot. */
  | { kind: 'banks'; picture: PictureData }
  /** Busts, cut off by the foot. */
  | { kind: 'people'; busts: readonly PictureData[] }
  /** Sets without their backdrops, lined up along the foot. */
  | { kind: 'row'; cuts: readonly PictureData[] }
  /** Arches that climb from left to right. */
  | { kind: 'viaduct'; arches: readonly Arch[] }
  /** Small clay shapes in the air. */
  | { kind: 'shapes'; sprites: readonly PictureData[] };

/** The size of every share picture, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The picture that stands for a page where its address is shared. */
export type Share = {
  title: string;
  /** A sentence in smaller type. */
  line?: string | undefined;
  /** The ground it stands on; porcelain where there is none. */
  world?: World | undefined;
  art: ShareArt;
  /** What the picture shows beside its words. */
  alt: string;
};
