import { z } from 'zod';
import { map } from '@/components/sections/contact/OfficeMap/OfficeMap.schema';
import { consultationForm } from './forms';
import { href, link } from './href';
import { meta } from './meta';
import { picture } from './picture';
import { text } from './text';
import { world } from './world';

const day = z.strictObject({
  name: text,
  staffed: z.boolean().describe('Whether the desk has hours on this day'),
});

/** When somebody answers. */
const hours = z.strictObject({
  title: text,
  text: text.describe('The days and times, in one sentence'),
  note: text.describe('What happens outside them'),
  week: z.array(day).length(7),
  clock: z.strictObject({ city: text, timeZone: text, bank: z.enum(['noida', 'liverpool']) }),
});

export type HoursData = z.infer<typeof hours>;

const banner = z.strictObject({
  path: z.array(link).min(1).describe('The breadcrumb, down to this page'),
  title: z.array(text).length(2).describe('The title, a word a line on a phone'),
  lead: text,
  world,
  people: z.array(picture).length(3).describe('Busts without a backdrop, behind the desk'),
  formTitle: text,
  form: consultationForm,
  hours,
});

export type ContactBannerData = z.infer<typeof banner>;

const way = z.strictObject({
  term: text.describe('"Email"'),
  lines: z.array(text).min(1),
  href: href.describe('What one tap on it opens: the map, a mail, a call'),
});

const details = z.strictObject({
  title: text,
  sun: picture.describe('The ball under the arch, decorative'),
  ways: z.array(way).length(3).describe('Address, email and phone'),
  map,
});

export type ContactDetailsData = z.infer<typeof details>;

/** The contact page. */
export const contactPage = z.strictObject({ meta, banner, details });
