import type { PictureData } from './picture';
import type { World } from './world';

/** Someone who writes here. */
export type Author = {
  name: string;
  role: string;
  bio: string;
  portrait: PictureData;
  /** The colours behind the portrait. */
  world: World;
};
