import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { splitFrontMatter } from '@/content/files/front-matter';
import { isThere } from '@/content/files/locate';
import { listFiles, readText } from '@/content/files/owner-files';
import { writeFields, writeMarkdown } from '../writer';
import { nameCountry } from './country';
import type { OwnAnswers } from './questions';
import { writeInPlace } from './work-folder';

const fields = z.record(z.string(), z.unknown());
const facts = z.looseObject({ offices: z.tuple([fields], fields) });
const look = z.looseObject({ colours: fields });

/** Changes the fields of a file of content. */
function change<T>(file: string, schema: z.ZodType<T>, edit: (values: T) => object): void {
  const text = readText(file);
  const isMarkdown = file.endsWith('.md');
  const old = isMarkdown ? splitFrontMatter(text)?.fields : text;
  const edited = Object.entries(edit(schema.parse(parse(old ?? ''))));
  const values = Object.fromEntries(edited.filter(([, value]) => value !== undefined));
  writeFileSync(
    file,
    isMarkdown ? writeMarkdown(text, { fields: values }) : writeFields(text, values),
  );
}

/** Writes a city into the files of people and jobs, which name their office by it. Without one, they have none. */
function moveTo(city: string | undefined, folder: string): void {
  const files = listFiles(folder).filter((file) => /\/(team|jobs)\/.*\.md$/.test(file));
  for (const file of files.filter((each) => splitFrontMatter(readText(each)))) {
    change(file, fields, (values) => (values.city ? { ...values, city } : values));
  }
}

/** Whether times have 12 hours or 24. All of English writes opening hours with 12. */
function getClock(language: string): 12 | 24 {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  return hour12 || /^en\b/.test(language) ? 12 : 24;
}

/** Writes answers into the files of `content`. */
export function writeAnswers(folder: string, answers: OwnAnswers): void {
  const content = join(folder, 'content');
  const { name, language, languages, email, phone, office, timeZone } = answers;
  change(join(content, 'agency.yaml'), facts, (values) => {
    const { hours } = values.offices[0];
    const offices = office ? [{ ...office, timeZone, hours }] : [];
    const further = languages.length > 0 ? languages : undefined;
    const facts = { ...values, name, language, legalName: name, email, phone, offices };
    return { ...facts, languages: further, ...(!office && { timeZone }) };
  });
  for (const each of languages) {
    change(join(content, each, 'agency.yaml'), fields, (values) => ({
      ...values,
      offices: office
        ? [{ city: office.city, country: nameCountry(office.place.countryCode, each) }]
        : [],
    }));
  }
  moveTo(office?.city, content);
  const wording = join(content, 'wording.yaml');
  if (isThere(wording))
    change(wording, fields, (values) => ({ ...values, clock: getClock(language) }));
  const brand = join(content, 'brand.yaml');
  if (isThere(brand)) {
    // The others follow from it.
    const colours = { primary: answers.colour };
    change(brand, look, (values) => ({ ...values, colours }));
  }
}

/** Writes the address of the site where the build reads it. Git ignores the file. */
export function writeDomain(folder: string, domain: string): void {
  const file = join(folder, '.env.local');
  const before = isThere(file) ? readText(file) : '';
  const line = `NEXT_PUBLIC_SITE_URL=${domain}\n`;
  const rest = before.replace(/^NEXT_PUBLIC_SITE_URL=.*\n?/m, '');
  writeInPlace(folder, file, `${rest}${rest && !rest.endsWith('\n') ? '\n' : ''}${line}`);
}
