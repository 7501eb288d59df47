import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { articleFiles } from '@/content/articles/articles';
import { article } from '@/content/articles/schema';
import { agency } from '@/content/files/agency';
import type { Collection } from '@/content/files/collection';
import { type Format, listSlugs, SLUG } from '@/content/files/folder';
import { splitFile } from '@/content/files/front-matter';
import { jobFiles } from '@/content/jobs/jobs';
import { job } from '@/content/jobs/schema';
import { meta } from '@/content/lookups/meta';
import type manifest from '@/content/pictures/manifest.json';
import { projectFiles } from '@/content/projects/projects';
import { project } from '@/content/projects/schema';
import { articlePath, jobPath, personPath, projectPath, servicePath } from '@/content/routes';
import { getModel } from '@/content/schema/model';
import { pictureName } from '@/content/schema/picture';
import { text } from '@/content/schema/text';
import { service } from '@/content/services/schema';
import { serviceFiles } from '@/content/services/services';
import { person } from '@/content/team/schema';
import { teamFiles } from '@/content/team/team';
import type { NewFile } from './format';
import type { Answers, Question } from './questions';
import { caseStudySkeleton, serviceSkeleton } from './skeletons';

/** The part of a collection that says where its files are. */
type Place = Pick<Collection<unknown>, 'folder' | 'format' | 'reserved'>;

/** A kind of file. */
type Kind = {
  collection: Place;
  /** The address of the entry. */
  path: (slug: string) => string;
  questions: readonly Question[];
  /** Makes a valid file of the answers. */
  complete: (answers: Answers) => NewFile;
};

const today = () => new Date().toISOString().slice(0, 10);

/** The slug of a title: "Tea & Toast" becomes "tea-and-toast". */
const toSlug = (title: unknown) =>
  String(title)
    .normalize('NFKD')
    .replaceAll('&', ' and ')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const askText = (field: string, ask: string, schema: z.ZodType = text): Question => ({
  field,
  ask,
  schema,
});

/** The question for a field of a schema, which says what the field is for. */
function askField({ shape }: z.ZodObject, field: string): Question {
  const schema = shape[field];
  if (!schema) throw new Error(`No schema has a field "${field}".`);
  const model = getModel(schema as z.ZodType);
  return {
    field,
    ask: model.hint,
    schema: schema as z.ZodType,
    ...(model.kind === 'list' && { list: true }),
    ...(model.kind === 'choice' && { choices: () => model.choices }),
  };
}

/** Whether no other entry and no page of the site has an address that ends with this slug. */
const isFree = (slug: string, { folder, format, reserved }: Place) =>
  !reserved.includes(slug) &&
  !listSlugs(folder, format).some((taken) => taken.toLowerCase() === slug);

/** The question about an entry's address, which another answer suggests. */
const askSlug = (from: string, path: Kind['path'], place: Place): Question => ({
  field: 'slug',
  ask: `The end of its address, after ${path('')}`,
  schema: z
    .string()
    .regex(SLUG, 'expected letters, digits and hyphens')
    .refine((slug) => isFree(slug.toLowerCase(), place), 'expected an address that is free'),
  fallback: (answers) => toSlug(answers[from]),
});

const askPicture = (field: string, ask: string, fallback: keyof typeof manifest): Question => ({
  field,
  ask: `${ask}: the name of a picture of content/pictures`,
  schema: pictureName,
  fallback: () => fallback,
});

const askOne = (field: string, ask: string, options: () => readonly string[]): Question => ({
  field,
  ask,
  schema: text,
  choices: options,
});

const askMeta = { ...askField(meta, 'description'), field: 'found' };

const askAlt = askText('alt', 'What the picture shows', text.min(3));

const day = z.iso.date('expected a day such as 2026-11-30');

const slugs = (folder: string, format: Format) => () => listSlugs(folder, format);

const nextOrder = (entries: readonly { data: { order: number } }[]) =>
  Math.max(0, ...entries.map(({ data }) => data.order)) + 1;

const cities = () => agency.offices.map(({ city }) => city);

const articleKind: Kind = {
  collection: articleFiles,
  path: articlePath,
  questions: [
    askField(article.in, 'title'),
    askSlug('title', articlePath, articleFiles),
    askField(article.in, 'tags'),
    askOne('author', 'Its author', slugs('content/team', 'md')),
    { ...askField(article.in, 'created_at'), fallback: today },
    askPicture('src', 'Its cover', 'cover-trends'),
    askAlt,
    askField(article.in, 'desc'),
  ],
  complete: ({ title, tags, author, created_at, src, alt, desc }) => ({
    fields: { title, tags, reading_time: '1 min read', created_at, author, src, alt, desc },
    body: '## The first heading\n\nWrite the text here.',
  }),
};

const personKind: Kind = {
  collection: teamFiles,
  path: personPath,
  questions: [
    askField(person, 'title'),
    askSlug('title', personPath, teamFiles),
    askField(person, 'designation'),
    askField(person, 'description'),
    askOne('city', 'The office', cities),
    askPicture('image', 'The portrait', 'team-1'),
    askAlt,
    askField(person, 'world'),
    askText('monday', 'What does the person do on Monday?'),
    askText('wednesday', 'And on Wednesday?'),
    askText('friday', 'And on Friday?'),
    askMeta,
  ],
  complete: (answers) => ({
    fields: {
      title: answers.title,
      designation: answers.designation,
      description: answers.description,
      image: { name: answers.image, alt: answers.alt },
      world: answers.world,
      order: nextOrder(teamFiles.all()),
      city: answers.city,
      week: [
        { day: 'Monday', what: answers.monday },
        { day: 'Wednesday', what: answers.wednesday },
        { day: 'Friday', what: answers.friday },
      ],
      meta: { title: `${answers.title}, ${answers.designation}`, description: answers.found },
    },
    body: 'Write here who this is, in two or three paragraphs.',
  }),
};

/** How another job's file describes the company: as it is written, with facts in braces. */
function findAboutCompany(): string | undefined {
  const [other] = jobFiles.all();
  if (!other) return undefined;
  const { fields } = splitFile(other.file, readFileSync(other.file, 'utf8'));
  return z.object({ aboutCompany: text }).safeParse(fields).data?.aboutCompany;
}

const jobKind: Kind = {
  collection: jobFiles,
  path: jobPath,
  questions: [
    askField(job.in, 'jobTitle'),
    askSlug('jobTitle', jobPath, jobFiles),
    askOne('city', 'The city of the office', cities),
    ...[
      'location',
      'jobType',
      'experienceLevel',
      'description',
      'keyResponsibilities',
      'requiredSkills',
      'preferredQualifications',
    ].map((field) => askField(job.in, field)),
    { ...askField(job.in, 'datePosted'), fallback: today },
    askText('validThrough', 'The last day to apply, or nothing', day.or(z.literal(''))),
  ],
  complete: (answers) => ({
    fields: {
      ...answers,
      company: '{agency.name}',
      aboutCompany: findAboutCompany() ?? 'Say who {agency.name} is.',
    },
  }),
};

const caseStudyKind: Kind = {
  collection: projectFiles,
  path: projectPath,
  questions: [
    askField(project, 'name'),
    askSlug('name', projectPath, projectFiles),
    ...['kind', 'title', 'desc', 'lead', 'world'].map((field) => askField(project, field)),
    askPicture('image', 'Its scene', 'case-pos'),
    askAlt,
    { ...askField(project, 'people'), choices: slugs('content/team', 'md') },
    { ...askField(project, 'services'), choices: slugs('content/services', 'yaml') },
    askMeta,
  ],
  complete: (answers) => ({
    fields: { ...caseStudySkeleton(answers), order: nextOrder(projectFiles.all()) },
  }),
};

const serviceKind: Kind = {
  collection: serviceFiles,
  path: servicePath,
  questions: [
    askField(service, 'name'),
    askSlug('name', servicePath, serviceFiles),
    askField(service, 'hint'),
    askField(service, 'summary'),
    askField(service.shape.banner, 'statement'),
    askField(service.shape.banner, 'world'),
    askPicture('base', 'Its set', 'web'),
    askAlt,
    askPicture('cut', 'The same set without its backdrop', 'web-cut'),
    askOne('project', 'The case study that it shows', slugs('content/projects', 'yaml')),
    askMeta,
  ],
  complete: (answers) => ({
    fields: { ...serviceSkeleton(answers), order: nextOrder(serviceFiles.all()) },
  }),
};

/** The kinds of files that `npm run new` makes. */
export const kinds = {
  article: articleKind,
  'case-study': caseStudyKind,
  person: personKind,
  job: jobKind,
  service: serviceKind,
} satisfies Record<string, Kind>;

export const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);
