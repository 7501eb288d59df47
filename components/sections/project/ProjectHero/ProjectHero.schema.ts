import { z } from 'zod';
import { breadcrumb } from '@/content/files/breadcrumb';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';
import { stage } from '../story.schema';

/** The banner of a project: its picture, its title and the facts of the engagement. */
export const projectHero = z.strictObject({
  breadcrumb,
  client: text.describe('The client’s name, which stands before the title'),
  title: text,
  lead: text,
  world,
  picture,
  stage: stage.default('beside'),
  facts: z
    .array(z.strictObject({ term: text, detail: text }))
    .min(1)
    .max(6),
});

export type ProjectHeroData = z.infer<typeof projectHero>;
