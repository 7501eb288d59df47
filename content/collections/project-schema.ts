import { z } from 'zod';
import { stage, story } from '@/components/sections/project/story.schema';
import { writtenMeta } from '../files/meta';
import { picture } from '../files/picture';
import { reference } from '../files/reference';
import { clientLogo } from '../schema/client-logo';
import { day } from '../schema/day';
import { figure } from '../schema/figure';
import { reckoned } from '../schema/reckoned';
import { text } from '../schema/text';
import { world } from '../schema/world';

/** A fact of the engagement: "Time", "Fourteen weeks to the first Saturday". */
const fact = z.strictObject({ term: text, detail: text });

/** The part of a case study that its cards show. */
export const projectCard = z.strictObject({
  name: text.describe("The client's name"),
  logo: clientLogo.optional().describe('The client’s logo, in the rows of clients'),
  kind: text.describe('What was built, in a few words'),
  title: text.describe('Its title'),
  desc: text.meta({ title: 'Description', description: 'Two sentences, which stand on the card' }),
  world,
  image: picture.describe('The scene of the case study'),
  second: picture
    .optional()
    .describe('A detail, which a tall frame may crop. Without it, the scene shows there'),
  figures: z.array(figure).max(2),
});

/** A case study: `content/projects/<slug>.yaml`. */
export const project = projectCard
  .extend({
    order: z.number().int().positive().describe('The place on the projects page'),
    published: day.optional().describe('The day it appears. Without one, it appears at once'),
    meta: writtenMeta,
    stage,
    upright: picture
      .optional()
      .describe('The scene for a tall picture at the top, whose frame is an arch'),
    lead: reckoned(text).describe('One sentence under the title, if it is not the description'),
    facts: z.array(fact).min(1).max(6),
    people: z
      .array(reference('content/team', 'md'))
      .describe('Who worked on it, of the people with a page'),
    others: z
      .array(z.strictObject({ name: text, role: text }))
      .default([])
      .describe('Who else worked on it, of the people who have no page'),
    services: z
      .array(reference('content/services', 'yaml'))
      .min(1)
      .describe('The services that it drew on'),
    testimonial: reference('content/testimonials', 'yaml').optional(),
    story,
  })
  .refine(
    ({ story, testimonial }) =>
      testimonial !== undefined || !story.some(({ kind }) => kind === 'quote'),
    {
      path: ['story'],
      error:
        'a "quote" shows the words of the testimonial, and there is none. Name one in "testimonial", or delete the "quote"',
    },
  );

type ProjectFields = z.infer<typeof project>;

type Place = {
  slug: string;
  /** Its page. */
  url: `/projects/${string}`;
};

/** A case study as its cards show it. */
export type ProjectCard = z.infer<typeof projectCard> & Place;

export type Project = ProjectFields & ProjectCard;
