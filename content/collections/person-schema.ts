import { z } from 'zod';
import { officeCity } from '../files/known-office';
import { writtenMeta } from '../files/meta';
import { picture } from '../files/picture';
import type { ProseData } from '../schema/prose';
import { text } from '../schema/text';
import { NAME } from '../schema/texts';
import { world } from '../schema/world';

/** What somebody does on one day of every week. */
const weekday = z.strictObject({ day: text, what: text });

/** The year somebody came, for the years on About Us. */
const arrival = z.strictObject({
  year: text.describe('Such as "2014"'),
  text: text.describe('One or two short sentences: how the person changed the work'),
});

/** The part of a person's fields that the cards show. */
export const personCard = z.strictObject({
  title: text.meta({ ...NAME, title: 'Name', description: 'The name' }),
  designation: text.meta({ title: 'Role', description: 'The role' }),
  description: text.describe('One sentence, which stands on the card'),
  image: picture,
  world,
});

/** The front matter of a person: `content/team/<slug>.md`. */
export const person = personCard.extend({
  order: z.number().int().positive().describe('The place on the team page'),
  city: officeCity.optional().describe('The office. Missing for somebody who works at home'),
  came: arrival
    .optional()
    .describe('The year of the person. With it, the person stands in the years on About Us'),
  week: z.array(weekday).max(7).default([]).describe('What the person does all week'),
  meta: writtenMeta,
});

type Place = {
  slug: string;
  /** The person's page. */
  url: `/team/${string}`;
};

/** A person as the cards show one. */
export type PersonCard = z.infer<typeof personCard> & Place;

/** A person without the text of the page. */
export type Person = z.infer<typeof person> & Place;

/** A person with the text of the page. */
export type PersonWithText = Person & { prose: ProseData };
