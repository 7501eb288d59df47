import { z } from 'zod';
import { link } from '@/content/files/href';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** The words of the team's group portrait, and the link to the team's page. */
export const teamTeaser = z.strictObject({
  title: text.meta({ description: 'One line, or two', examples: ['Crew', 'The crew'] }),
  lead: text,
  action: link,
  world: world.meta({
    description: 'Colours that are quiet enough for small words',
    examples: ['mint', 'harbour'],
  }),
});

export type TeamTeaserData = z.infer<typeof teamTeaser>;
