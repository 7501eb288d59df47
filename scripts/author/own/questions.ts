import { homedir } from 'node:os';
import { isPossiblePhoneNumber, parsePhoneNumber } from 'libphonenumber-js/min';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { readMark } from '@/content/brand/read-mark';
import { agency, describeZero, TELEPHONE, timeZone } from '@/content/files/agency-schema';
import { isThere, locate } from '@/content/files/locate';
import { listFiles, readText } from '@/content/files/owner-files';
import type { Answers, Question } from '@/content/files/questions';
import { colour } from '@/content/schema/colour';
import { findMirror } from '@/content/schema/mirror';
import { readIfSound, tryRead } from '@/content/schema/mistake';
import { origin } from '@/content/schema/origin';
import { parse } from '@/content/schema/parse';
import { toLatinSlug } from '@/content/schema/slug';
import { line } from '@/content/schema/text';
import { START } from '../left/delivered';
import { readAddress } from './address';
import { guessCountry, guessTimeZone, isCityState, nameCountry, readCountry } from './country';

const EXAMPLE = '18 Rua das Flores, 1200-195 Lisbon';

/** The answer of an agency without a phone, or without an office. */
const NONE = 'none';

/** Whether an answer is "none", in small letters or in capitals. */
const isNone = (answer: string): boolean => answer.trim().toLowerCase() === NONE;

const PHONE = `expected an international number in quotes, such as "+44 151 496 0142", or "${NONE}"`;

/** Reads a telephone number. Undefined if it is none of a possible length, or has a zero that nobody dials. */
function readPhone(typed: string): string | undefined {
  if (isNone(typed)) return NONE;
  const [, text = '', extension] = TELEPHONE.exec(typed) ?? [];
  if (!isPossiblePhoneNumber(text)) return undefined;
  const phone = text.replace(/[^+\d]+/g, ' ').trim();
  if (parsePhoneNumber(phone).number !== phone.replaceAll(' ', '')) return undefined;
  return extension === undefined ? phone : `${phone} ext. ${extension}`;
}

/** A schema of texts that a function reads. Where it reads nothing, `expected` says what it wants. */
const readBy = <T>(
  read: (text: string) => T | undefined,
  expected: string,
  hint: (text: string) => string = () => '',
) =>
  z.string(expected).transform((text, context) => {
    const found = read(text);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', input: text, message: `${expected}${hint(text)}` });
    return z.NEVER;
  });

const country = line.pipe(readBy(readCountry, 'expected a country, such as "Portugal" or "PT"'));

const ADDRESS = `expected the lines of an address, such as "${EXAMPLE}", or "${NONE}". Latitude and longitude may follow, for the map`;

const address = line.refine((text) => readAddress(text, 'US') !== undefined, ADDRESS);

/** An address without the country that it may have at its end, and that country. */
function splitCountry(all: Answers): { lines: string; found: string | undefined } {
  const lines = String(all.address);
  const known = all.country === undefined ? undefined : readCountry(String(all.country));
  const [, before = '', last = ''] = /^(.+?)\s*,\s*([^,]+)$/.exec(lines) ?? [];
  const found = readCountry(last);
  const isCode = /^[A-Z]{2,3}$/.test(last);
  // "Hong Kong" at the end is the city, unless it is there already.
  const city = readAddress(before, found ?? '')?.city ?? '';
  const isCountry = isCode || !isCityState(found ?? '') || readCountry(city) === found;
  const isEnd = known === undefined ? isCode : found === known && isCountry;
  return found && isEnd ? { lines: before, found } : { lines, found: undefined };
}

/** A path as terminals paste it: perhaps in quotes, with "\ " for a blank, and with "~" for one's own folder. */
const toPath = (typed: string): string =>
  typed
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replace(/\\([ ()'&])/g, '$1')
    .replace(/^~(?=[\\/])/, () => homedir());

/** Why a file cannot be the logo. Undefined if it can. */
function findLogoProblem(file: string): string | undefined {
  if (!isThere(file)) return `expected an SVG file, found nothing at ${file}`;
  if (readIfSound(() => locate(file).kind) === 'folder')
    return `expected an SVG file, found a folder: ${file}`;
  if (/\.(?!svg$)\w+$/i.test(file))
    return `expected an SVG file, found one of another kind: ${file}`;
  const result = tryRead(() => readMark(file, readText(file)));
  return 'mistake' in result ? result.mistake.message : undefined;
}

const logo = z
  .string()
  .transform(toPath)
  .superRefine((file, context) => {
    const message = findLogoProblem(file);
    if (message) context.addIssue({ code: 'custom', message });
  });

const domain = origin.refine(
  (address) => address.startsWith('https:'),
  'expected the address of the site, such as "https://agency.example"',
);

const { name, language } = agency.shape;
const email = z.email('expected a mail address');

/** The further languages that a set of content has. */
const listLanguages = (folder: string): string[] => [
  ...new Set(listFiles(folder).flatMap((file) => findMirror(file.slice(folder.length + 1)) ?? [])),
];

const languages = z
  .string()
  .transform((typed) => (isNone(typed) ? [] : typed.split(/[\s,]+/).filter(Boolean)))
  .superRefine((all, context) => {
    const known = listLanguages(START);
    const lost = all.filter((each) => !known.includes(each));
    if (lost.length > 0)
      context.addIssue({
        code: 'custom',
        message: `expected "${NONE}", or some of ${known.join(', ')}, found ${lost.join(', ')}`,
      });
  });

/** The answers that "npm run own" needs. The file of answers has these fields. */
const schema = z.strictObject({
  ...{ name, language, email, country, address, city: z.string() },
  phone: readBy(readPhone, PHONE, describeZero),
  ...{ timeZone, colour, logo, domain, languages },
});

const answers = schema.transform((given, context) => {
  const { phone, country: code, address: typed, city, ...rest } = given;
  const read = isNone(typed) ? null : readAddress(splitCountry(given).lines, code);
  if (read === undefined) context.addIssue({ code: 'custom', path: ['address'], message: ADDRESS });
  const locality = read?.place.locality ?? read?.city;
  return {
    ...rest,
    languages: rest.languages.filter((each) => !rest.language.startsWith(each)),
    phone: phone === NONE ? undefined : phone,
    office: read && {
      city: city || read.city,
      country: nameCountry(code, rest.language),
      lines: read.lines,
      place: { ...read.place, ...(locality !== (city || read.city) && { locality }) },
    },
  };
});

export type OwnAnswers = z.infer<typeof answers>;

/** The city of an address. */
const findCity = (all: Answers): string =>
  readAddress(splitCountry(all).lines, readCountry(String(all.country)) ?? '')?.city ?? '';

/** What the set of content has. */
const offers = z.object({
  agency: z.object({ name, language: language.default('en-GB'), phone: z.string() }),
  brand: z.object({ colours: z.object({ primary: colour }) }).optional(),
});

/** Hosts of mail for everybody. */
const FREE =
  /^((gmail|googlemail|outlook|hotmail|live|yahoo|icloud|aol|gmx|protonmail)\.[a-z.]+|web\.de|proton\.me)$/i;

/** A domain after the name of the agency. */
const guessHost = ({ name: of }: Answers): string =>
  `${toLatinSlug(String(of)).replaceAll('-', '') || 'agency'}.com`;

/** The domain of the agency: that of its mail, unless the mail is wrong or its host everybody's. */
function findHost(all: Answers): string {
  const { data = '' } = email.safeParse(all.email);
  const [, host = ''] = data.split('@');
  return host && !FREE.test(host) ? host : guessHost(all);
}

/** The questions, each with the answer that counts if there is no other. `folder` is the set of content. */
export function askOwn(folder: string): Question[] {
  const read = (file: string): unknown =>
    isThere(`${folder}/${file}`) ? parseYaml(readText(`${folder}/${file}`)) : undefined;
  const offered = offers.parse({ agency: read('agency.yaml'), brand: read('brand.yaml') });
  return [
    {
      field: 'name',
      ask: 'The name of the agency',
      schema: name,
      fallback: () => offered.agency.name,
    },
    {
      field: 'language',
      ask: 'The language of its words, such as "en-GB" or "da"',
      schema: language,
      fallback: () => offered.agency.language,
    },
    {
      field: 'languages',
      ask: `Further languages, of ${listLanguages(folder).join(', ')}, or "${NONE}"`,
      schema: schema.shape.languages,
      fallback: () => NONE,
    },
    {
      field: 'email',
      ask: 'Its mail address',
      schema: email,
      fallback: (all) => `hello@${guessHost(all)}`,
    },
    {
      field: 'phone',
      ask: `Its phone number, with + and the code of the country, or "${NONE}"`,
      schema: schema.shape.phone,
      fallback: () => offered.agency.phone,
    },
    {
      field: 'country',
      ask: 'Its country',
      schema: country,
      fallback: (all) => splitCountry(all).found ?? guessCountry(all.phone),
    },
    {
      field: 'address',
      ask: `The lines of its address, with commas between them, or "${NONE}"`,
      schema: address,
      fallback: () => EXAMPLE,
    },
    { field: 'city', ask: 'Its city, as the site names it', schema: line, fallback: findCity },
    {
      field: 'timeZone',
      ask: 'Its time zone',
      schema: timeZone,
      fallback: (all) => guessTimeZone(readCountry(String(all.country)) ?? '', String(all.city)),
    },
    {
      field: 'colour',
      ask: 'Its colour, such as #0f766e',
      schema: colour,
      fallback: () => offered.brand?.colours.primary ?? '#0f766e',
    },
    {
      field: 'logo',
      ask: 'The file of its logo, an SVG',
      schema: logo,
      fallback: () => `${folder}/logo.svg`,
    },
    {
      field: 'domain',
      ask: 'The address of the site',
      schema: domain,
      fallback: (all) => `https://${findHost(all)}`,
    },
  ];
}

/**
 * Checks answers, and takes the offered one where there is none.
 *
 * @param file where the answers stand
 * @throws an error that names the file, each answer that is wrong, and what was expected
 */
export function completeAnswers(file: string, given: unknown, folder: string): OwnAnswers {
  const known = z.record(z.string(), z.unknown()).safeParse(given ?? {});
  const all: Record<string, unknown> = { ...known.data };
  for (const { field, fallback } of askOwn(folder)) {
    // A colour without quotes is a comment, and the answer nothing.
    if (!Object.hasOwn(all, field)) all[field] = fallback?.(all);
  }
  return parse(file, answers, known.success ? all : given);
}
