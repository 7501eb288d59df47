import { z } from 'zod';
import type { Href } from '../routes';
import { countryCode } from './country';
import { https } from './https';
import { iconName } from './icon';
import { language } from './language';
import { getMap, type MapData } from './map';
import { openingHours } from './opening-hours';
import { line, text } from './text';

/** A phone number or a mail address, for people and for a link. */
type Address = { display: string; href: Href };

const telephone = z
  .string()
  .regex(/^\+\d[\d ]{6,}\d$/, 'expected an international number such as "+44 151 496 0142"')
  .transform((display): Address => ({ display, href: `tel:${display.replaceAll(' ', '')}` }));

const email = z.email().transform((display): Address => ({ display, href: `mailto:${display}` }));

/** The address and the place of an office for search engines and maps. */
const place = z
  .strictObject({
    street: line,
    locality: line.optional().describe('If it is not the city'),
    region: line.optional(),
    postalCode: line,
    countryCode,
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .optional()
      .describe('Without it, the map is a drawn plan'),
    longitude: z.number().min(-180).max(180).optional(),
  })
  .refine(
    ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
    'expected both "latitude" and "longitude", or neither',
  );

/** The names on the drawn plan of an office's surroundings. */
const surroundings = z.strictObject({
  street: text.describe('A street nearby: "Baltic Road"'),
  station: text.describe('The nearest station'),
});

/** Whether a time zone is named by region and place: "Europe/London". "GMT" would have no summer time. */
const isTimeZone = (name: string) => {
  if (!/^(?!Etc\/)\w+\/\w/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** The name of a time zone. */
export const timeZone = z
  .string()
  .refine(isTimeZone, 'expected a time zone such as "Europe/London"');

const office = z
  .strictObject({
    city: line,
    country: line,
    lines: z
      .array(text)
      .min(1)
      .optional()
      .describe('The lines of the postal address, if they are not street, city and postal code'),
    shortAddress: text
      .optional()
      .describe('The address in a sentence, if it is not street and city: "Sector 62, Noida"'),
    timeZone: timeZone.describe('A continent and a city: "Asia/Kolkata"'),
    timeName: text.describe('The name of its time: "Indian Standard Time"'),
    place: place.describe('The address for search engines, and the place on the maps'),
    surroundings: surroundings
      .optional()
      .describe('Names on the drawn plan, which shows until the map has loaded'),
    hours: openingHours.describe('The hours when somebody is at the desk'),
  })
  .transform(({ lines, shortAddress, place: { locality: own, ...place }, ...rest }) => {
    const { street, region = '', postalCode } = place;
    const locality = own ?? rest.city;
    return {
      ...rest,
      lines: lines ?? [street, locality, region, postalCode].filter(Boolean),
      shortAddress: shortAddress ?? `${street}, ${locality}`,
      place: { ...place, locality },
    };
  })
  .refine(
    ({ lines, place: { street, locality, region = '', postalCode } }) =>
      [street, locality, region, postalCode].every((part) => lines.join(', ').includes(part)),
    {
      path: ['place'],
      error:
        'expected the street, the city or another locality, the region and the postal code as in "lines"',
    },
  );

/** An office with its place in the list, from 1, which decides its colour, and with its map. */
export type Office = z.infer<typeof office> & { number: number; map: MapData };

const socialLink = z.strictObject({
  name: text,
  href: https,
  icon: iconName,
  note: text.optional().describe('What it shows, in a few words'),
});

export type SocialLink = z.infer<typeof socialLink>;

/** The facts about the agency. */
export const agency = z.strictObject({
  name: line.describe('The name that visitors see'),
  language: language.describe(
    'The language of all words, by its short name: "pt", "ar", or "en-GB" with the country of its dates and numbers',
  ),
  legalName: line.describe('The name in contracts and in the legal pages'),
  email,
  phone: telephone,
  replyTime: text.describe('Within what time a message is answered: "one working day"'),
  offices: z
    .array(office)
    .min(1)
    .max(4)
    .refine(
      (all) => new Set(all.map(({ city }) => city)).size === all.length,
      'expected each city once, because people and jobs name their office by its city',
    )
    .transform((all): Office[] =>
      all.map((each, i) => ({ ...each, number: i + 1, map: getMap(each.place) })),
    ),
  social: z.array(socialLink).max(8).describe('Its accounts on social networks, if it has any'),
});

export type Agency = z.infer<typeof agency>;
