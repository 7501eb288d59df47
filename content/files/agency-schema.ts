import { z } from 'zod';
import type { Href } from '../routes';
import { countryCode } from '../schema/country';
import { https } from '../schema/https';
import { language } from '../schema/language';
import { getMap, type MapData } from '../schema/map';
import { openingHours } from '../schema/opening-hours';
import { line, text } from '../schema/text';
import { CODE, NAME } from '../schema/texts';
import { joinByComma } from '../schema/words';
import { iconName } from './icon';

/** A phone number or a mail address, for people and for a link. */
type Address = { display: string; href: Href };

/**
 * A number with blanks, brackets, dots, slashes or hyphens in it, and perhaps an extension after a word or a sign:
 * "ext. 12", "x12", "#12". Nobody dials "(0)".
 */
export const TELEPHONE =
  /^(?!.*\(\s*0\s*\))(\+\d(?:[\s()./\u2010-\u2015-]*\d){6,14})(?:[\s,;(]*[^\d\s+,;()./\u2010-\u2015-][^\d+()/\u2010-\u2015-]{0,11}(\d{1,7})\)?)?$/;

/** The end of a message about a telephone number that has "(0)". */
export const describeZero = (number: unknown): string =>
  /\(\s*0\s*\)/.test(String(number)) ? ', found "(0)", which nobody dials. Leave it out' : '';

const telephone = z
  .string()
  .regex(TELEPHONE, {
    error: ({ input }) =>
      `expected an international number such as "+44 151 496 0142". An extension may follow: "ext. 12"${describeZero(input)}`,
  })
  .transform((display): Address => {
    const [, number = '', extension] = TELEPHONE.exec(display) ?? [];
    const href = `tel:${number.replace(/[^+\d]/g, '')}` as const;
    return { display, href: extension === undefined ? href : `${href};ext=${extension}` };
  });

const email = z.email().transform((display): Address => ({ display, href: `mailto:${display}` }));

const name = line.meta(NAME);

/** The parts of an office's address, which only search engines get, and its place on maps. */
const place = z
  .strictObject({
    street: name.optional(),
    locality: name.optional().describe('If it is not the city'),
    region: name.optional(),
    postalCode: name.optional().describe('Some countries have none'),
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
  street: text.meta(NAME).describe('A street nearby: "Baltic Road"'),
  station: text.meta(NAME).describe('The nearest station'),
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
  .refine(isTimeZone, 'expected a time zone such as "Europe/London"')
  .meta(CODE);

const office = z
  .strictObject({
    city: line,
    country: line,
    lines: z
      .array(text.meta(NAME))
      .min(1)
      .optional()
      .describe(
        'The address, line by line, as pages show it. Without it: street, city, region and postal code',
      ),
    shortAddress: text
      .meta(NAME)
      .optional()
      .describe('The address in a sentence, if it is shorter: "Sector 62, Noida"'),
    timeZone: timeZone.describe('A continent and a city: "Asia/Kolkata"'),
    timeName: text
      .optional()
      .describe('The name of its time, if it is another one: "Indian Standard Time"'),
    place: place.describe('The address for search engines, and the place on the maps'),
    surroundings: surroundings
      .optional()
      .describe('Names on the drawn plan, which shows until the map has loaded'),
    hours: openingHours
      .optional()
      .describe('The hours when somebody is at the desk. A list, if they differ from day to day'),
  })
  .transform(({ lines, shortAddress, place: { locality: own, ...place }, ...rest }) => {
    const { city, country } = rest;
    const locality = own ?? city;
    const join = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined);
    const short = join(place.street, locality);
    const shown = lines ?? join(...short, place.region, place.postalCode);
    return {
      ...rest,
      lines: shown,
      // Some cities are a country, and some owners write the country.
      address: shown.at(-1) === country ? shown : [...shown, country],
      name: city === country ? city : joinByComma([city, country]),
      shortAddress: shortAddress ?? joinByComma(lines ?? short),
      place: { ...place, locality },
    };
  });

/**
 * An office with its place in the list, from 1, which decides its colour, and with its map. `address` is its
 * lines with the country, and `name` the city with it.
 */
export type Office = z.infer<typeof office> & { number: number; map: MapData };

const socialLink = z.strictObject({
  name: text.meta(NAME),
  href: https,
  icon: iconName,
  note: text.optional().describe('What it shows, in a few words'),
});

export type SocialLink = z.infer<typeof socialLink>;

/** The facts about the agency. */
export const agency = z.strictObject({
  name: name.describe('The name that visitors see'),
  language: language.describe(
    'The language of all words, by its short name: "pt", "ar", or "en-GB" with the country of its dates and numbers',
  ),
  languages: z
    .array(language)
    .refine((all) => new Set(all).size === all.length, 'expected each language once')
    .optional()
    .describe(
      'Further languages, such as "de". Their words lie in content/de, and their pages at /de',
    ),
  legalName: name.describe('The name in contracts and in the legal pages'),
  email,
  phone: telephone.optional(),
  replyTime: text.describe('Within what time a message is answered: "one working day"'),
  offices: z
    .array(office)
    .max(4)
    .refine(
      (all) => new Set(all.map(({ city }) => city)).size === all.length,
      'expected each city once, because people and jobs name their office by its city',
    )
    .transform((all): Office[] =>
      all.map((each, i) => ({ ...each, number: i + 1, map: getMap(each) })),
    )
    .describe('Empty, if all work at home'),
  timeZone: timeZone
    .optional()
    .describe(
      'Whose days the site has: a continent and a city. Without it, those of the first office',
    ),
  social: z.array(socialLink).max(8).describe('Its accounts on social networks, if it has any'),
});

export type Agency = z.infer<typeof agency>;
