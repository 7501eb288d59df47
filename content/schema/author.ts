import type { PictureData } from './picture';
import type { World } from './world';

/** The author of an article. */
export type Author = {
  name: string;
  role: string;
  bio: string;
  portrait: PictureData;
  /** The colours behind the portrait. */
  world: World;
};
