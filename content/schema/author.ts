import type { PictureData } from './picture';
import type { World } from './world';

/** The author of an article. */
export type Author = {
  /** The name of the person's file in `content/team`. */
  slug: string;
  name: string;
  role: string;
  bio: string;
  portrait: PictureData;
  /** The colours behind the portrait. */
  world: World;
  /** The person's page. Undefined on a site without the pages of the team. */
  href: `/team/${string}` | undefined;
};
