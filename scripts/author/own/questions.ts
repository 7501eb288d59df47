import { isPossiblePhoneNumber, parsePhoneNumber } from 'libphonenumber-js/min';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { isThere } from '@/content/files/locate';
import { readText } from '@/content/files/owner-files';
import { readMark } from '@/content/mark/read-mark';
import type { Answers, Question } from '@/content/references/questions';
import { agency, timeZone } from '@/content/schema/agency';
import { colour } from '@/content/schema/colour';
import { tryRead } from '@/content/schema/mistake';
import { origin } from '@/content/schema/origin';
import { parse } from '@/content/schema/parse';
import { toSlug } from '@/content/schema/slug';
import { line } from '@/content/schema/text';
import { readAddress } from './address';

const EXAMPLE = '18 Rua das Flores, Lisbon, 1200-195, PT';

const PHONE = 'expected an international number in quotes, such as "+44 151 496 0142"';

/** Reads a telephone number. Undefined if it has other signs, or "(0)", which nobody dials. */
function readPhone(text: string): string | undefined {
  if (!/^\+[\d\p{Zs}\p{Pd}()./]+$/u.test(text) || !isPossiblePhoneNumber(text)) return undefined;
  const phone = text.replace(/[^+\d]+/g, ' ').trim();
  return parsePhoneNumber(phone).number === phone.replaceAll(' ', '') ? phone : undefined;
}

/** A schema of texts that a function reads. Where it reads nothing, `expected` says what it wants. */
const readBy = <T>(read: (text: string) => T | undefined, expected: string) =>
  z.string(expected).transform((text, context) => {
    const found = read(text);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', input: text, message: expected });
    return z.NEVER;
  });

const address = line.pipe(
  readBy(
    readAddress,
    `expected street, city, postal code and the two letters of the country, such as "${EXAMPLE}". Latitude and longitude may follow, for the map`,
  ),
);

/** Why a file cannot be the logo. Undefined if it can. */
function findLogoProblem(file: string): string | undefined {
  if (!isThere(file)) return `expected an SVG file, and there is no ${file}`;
  const result = tryRead(() => readMark(file, readText(file)));
  return 'mistake' in result ? result.mistake.message : undefined;
}

const logo = z.string().superRefine((file, context) => {
  const message = findLogoProblem(file);
  if (message) context.addIssue({ code: 'custom', message });
});

const domain = origin.refine(
  (address) => address.startsWith('https:'),
  'expected the address of the site, such as "https://agency.example"',
);

const { name } = agency.shape;
const email = z.email('expected a mail address');

/** The answers that "npm run own" needs. The file of answers has these fields. */
const schema = z.strictObject({
  ...{ name, email, phone: readBy(readPhone, PHONE), address },
  ...{ timeZone, colour, logo, domain },
});

export type OwnAnswers = z.infer<typeof schema>;

/** This machine's time zone, or one that the answer may have. */
function guessTimeZone(): string {
  const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone.safeParse(here).success ? here : 'Europe/London';
}

/** What the set of content has. */
const offers = z.object({
  agency: z.object({ name, phone: z.string() }),
  brand: z.object({ colours: z.object({ primary: colour }) }).optional(),
});

/** The eight questions, each with the answer that counts if there is no other. `folder` is the set of content. */
export function askOwn(folder: string): Question[] {
  const read = (file: string): unknown =>
    isThere(`${folder}/${file}`) ? parseYaml(readText(`${folder}/${file}`)) : undefined;
  const offered = offers.parse({ agency: read('agency.yaml'), brand: read('brand.yaml') });
  const host = ({ name: of }: Answers) => `${toSlug(String(of)).replaceAll('-', '')}.com`;
  return [
    {
      field: 'name',
      ask: 'The name of the agency',
      schema: name,
      fallback: () => offered.agency.name,
    },
    {
      field: 'email',
      ask: 'Its mail address',
      schema: email,
      fallback: (all) => `hello@${host(all)}`,
    },
    {
      field: 'phone',
      ask: 'Its phone number, with + and the code of the country',
      schema: schema.shape.phone,
      fallback: () => offered.agency.phone,
    },
    {
      field: 'address',
      ask: 'Its address: street, city, postal code, country',
      schema: address,
      fallback: () => EXAMPLE,
    },
    { field: 'timeZone', ask: 'Its time zone', schema: timeZone, fallback: guessTimeZone },
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
      fallback: ({ email: of }) => `https://${String(of).split('@')[1]}`,
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
  const answers: Record<string, unknown> = { ...known.data };
  for (const { field, fallback } of askOwn(folder)) {
    // A colour without quotes is a comment, and the answer nothing.
    if (!Object.hasOwn(answers, field)) answers[field] = fallback?.(answers);
  }
  return parse(file, schema, known.success ? answers : given);
}
