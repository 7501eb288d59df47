import { z } from 'zod';
import { href } from './href';
import { picture } from './picture';
import { text } from './text';
import { world } from './world';

/** A member of the team. */
const member = z.strictObject({
  image: picture,
  url: href.describe('Where the card leads'),
  title: text.describe('The name'),
  designation: text.describe('The role'),
  description: text.describe('A short biography'),
  world,
});

/** The six members of the team page, in its order. */
export const team = z.array(member).length(6);

export type TeamMember = z.infer<typeof member>;
