import { z } from 'zod';
import { link } from './href';
import { text } from './text';
import { world } from './world';

/** The words of the team's group portrait, and the way to its page. */
export const teamTeaser = z.strictObject({ title: text, lead: text, action: link, world });

export type TeamTeaserData = z.infer<typeof teamTeaser>;
