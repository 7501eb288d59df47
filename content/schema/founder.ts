import { z } from 'zod';
import { breadcrumb } from './banner';
import { link } from './href';
import { meta } from './meta';
import { picture } from './picture';
import { paragraphs, text } from './text';
import { world } from './world';

/** The founder's portrait before her name. */
const founderBanner = z.strictObject({
  breadcrumb,
  title: z.array(text).min(1).max(2).describe('The name, a line each'),
  world,
  portrait: picture.describe('A bust without a backdrop, cut off at its lower edge'),
  role: text,
  statement: text,
});

export type FounderBannerData = z.infer<typeof founderBanner>;

/** A year on the river. */
const milestone = z.strictObject({
  year: text,
  bank: z.enum(['noida', 'liverpool', 'both']).describe('The bank it happened on'),
  place: text.describe('The name of that bank'),
  people: z.number().int().positive().describe('How many we were: the width of the river'),
  figure: text.describe('The same number as words show it: "30+"'),
  unit: text.describe('What is counted: "person"'),
  title: text,
  text,
});

/** The agency's years as a river that grows wider with the team. */
const founderStory = z.strictObject({
  title: text,
  lead: text,
  milestones: z.array(milestone).min(3),
});

export type FounderStoryData = z.infer<typeof founderStory>;

/** A letter in the founder's voice. */
const founderLetter = z.strictObject({
  title: text,
  greeting: text,
  paragraphs,
  signature: text,
  role: text,
  action: link,
  more: link,
  sprites: z.array(picture).max(3).describe('Clay shapes adrift on the water, decorative'),
});

export type FounderLetterData = z.infer<typeof founderLetter>;

/** About Me: the founder. */
export const founderPage = z.strictObject({
  meta,
  banner: founderBanner,
  story: founderStory,
  letter: founderLetter,
});
