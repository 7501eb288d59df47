import { z } from 'zod';
import { interview } from '@/components/sections/InterviewArches/InterviewArches.schema';
import { stageBanner } from './banner';
import { link } from './href';
import { meta } from './meta';
import { picture } from './picture';
import { paragraphs, text } from './text';
import { world } from './world';

const hour = z.number().min(0).max(24);

const desk = z.strictObject({
  city: text,
  bank: z.enum(['noida', 'liverpool']),
  hours: text.describe('Its working hours, in its own time'),
  start: hour.describe('Where its bar begins on the scale: 9.5 is half past nine'),
  end: hour,
  offset: z.number().describe('The hours its own time differs from the scale’s'),
});

/** The opening of the careers page: a few paragraphs, and the day of both offices side by side. */
export const careersIntro = z.strictObject({
  title: text,
  paragraphs,
  day: z.strictObject({
    label: text.describe('What the drawing shows, for those who do not see it'),
    from: hour,
    to: hour,
    desks: z.array(desk).length(2),
    shared: z.strictObject({ label: text, start: hour, end: hour }),
    note: text,
  }),
});

export type CareersIntroData = z.infer<typeof careersIntro>;

/** The openings section; its cards are the jobs of `content/jobs`. */
export const openings = z.strictObject({
  id: text.describe('The anchor that "View Open Positions" leads to'),
  title: text,
  lead: text,
  link: text.describe('The words of each card’s link'),
  sets: z
    .array(z.strictObject({ world, picture }))
    .min(1)
    .describe('The sets of the cards, in turn'),
  empty: text.describe('Stands there while no job is open'),
  other: z.strictObject({ title: text, text, link }),
});

export type Openings = z.infer<typeof openings>;

/** The careers page. */
export const careersPage = z.strictObject({
  meta,
  banner: stageBanner,
  intro: careersIntro,
  interview,
  openings,
});
