import { z } from 'zod';
import { breadcrumb } from './banner';
import { figure } from './figure';
import { link } from './href';
import { meta } from './meta';
import { picture } from './picture';
import { text } from './text';
import { world } from './world';

/** The banner of the project: its scene, its title and the facts of the engagement. */
const projectHero = z.strictObject({
  breadcrumb,
  client: text,
  title: text,
  lead: text,
  world,
  picture,
  facts: z.array(z.strictObject({ term: text, detail: text })).length(4),
});

export type ProjectHeroData = z.infer<typeof projectHero>;

const step = z.strictObject({ title: text, text });

/** One way an order went through the shop: its stations and the minutes each took. */
const journey = z.strictObject({
  label: text.describe('When: "Before"'),
  total: text.describe('All of it: "36 minutes"'),
  stations: z.array(z.strictObject({ label: text, minutes: z.number().int().positive() })).min(1),
});

export type JourneyData = z.infer<typeof journey>;

/** The project's story in three chapters. */
const projectStory = z.strictObject({
  brief: z.strictObject({ title: text, lead: text, paragraphs: z.array(text).min(1) }),
  work: z.strictObject({ title: text, steps: z.array(step).length(4), picture, caption: text }),
  outcome: z.strictObject({
    title: text,
    speed: figure.extend({ journeys: z.array(journey).length(2) }),
    accuracy: figure.extend({
      shelves: z.number().int().positive().describe('How many are counted'),
      right: z.number().int().positive().describe('How many of them agree with the book'),
      caption: text.describe('The same in words'),
    }),
  }),
});

export type ProjectStoryData = z.infer<typeof projectStory>;

/** The company, and the five questions that clients ask it first. */
const questionList = z.strictObject({
  title: text,
  lead: text,
  link,
  questions: z.array(z.strictObject({ question: text, answer: text })).length(5),
});

export type QuestionListData = z.infer<typeof questionList>;

/** The copy of the project page. */
export const projectDetailsPage = z.strictObject({
  meta,
  hero: projectHero,
  story: projectStory,
  questions: questionList,
});
