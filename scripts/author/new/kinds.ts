import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { agency } from '@/content/agency';
import { articleFiles } from '@/content/articles/articles';
import { article } from '@/content/articles/schema';
import type { Collection } from '@/content/collection/collection';
import { type Format, listSlugs, SLUG } from '@/content/collection/folder';
import { splitFile } from '@/content/collection/front-matter';
import { jobFiles } from '@/content/jobs/jobs';
import { employment } from '@/content/jobs/schema';
import type manifest from '@/content/pictures/manifest.json';
import { projectFiles } from '@/content/projects/projects';
import { articlePath, jobPath, personPath, projectPath, servicePath } from '@/content/routes';
import { meta } from '@/content/schema/meta';
import { pictureName } from '@/content/schema/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';
import { serviceFiles } from '@/content/services/services';
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

const askWorld: Question = {
  field: 'world',
  ask: 'Its colour world',
  schema: world,
  choices: () => world.options,
};

const askOne = (field: string, ask: string, options: () => readonly string[]): Question => ({
  field,
  ask,
  schema: text,
  choices: options,
});

const askSeveral = (field: string, ask: string, choices?: () => readonly string[]): Question => ({
  field,
  ask,
  schema: z.array(text).min(1, 'expected at least one'),
  list: true,
  ...(choices && { choices }),
});

const askMeta = askText(
  'found',
  'What search engines show, 50 to 160 characters',
  meta.shape.description,
);

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
    askText('title', 'Its title, at most 58 characters', meta.shape.title),
    askSlug('title', articlePath, articleFiles),
    askSeveral('tags', 'Its tags, one to four'),
    askOne('author', 'Its author', slugs('content/team', 'md')),
    { ...askText('created_at', 'The day it appears', day), fallback: today },
    askPicture('src', 'Its cover', 'cover-trends'),
    askAlt,
    askText(
      'desc',
      'Two or three sentences, at least 151 characters. The card shows the first 150',
      article.in.shape.desc,
    ),
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
    askText('title', 'The name'),
    askSlug('title', personPath, teamFiles),
    askText('designation', 'The role'),
    askText('description', 'One sentence for the card'),
    askOne('city', 'The office', cities),
    askPicture('image', 'The portrait', 'team-1'),
    askAlt,
    askWorld,
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
    askText('jobTitle', 'The title of the job'),
    askSlug('jobTitle', jobPath, jobFiles),
    askOne('city', 'The city of the office', cities),
    askOne('location', 'Where the work is done', () => employment.location),
    askOne('jobType', 'The type of the job', () => employment.jobType),
    askText('experienceLevel', 'The experience, such as "0-2 years"'),
    askText('description', 'One paragraph about the work. The card shows the first 20 characters'),
    askSeveral('keyResponsibilities', 'The responsibilities'),
    askSeveral('requiredSkills', 'The skills that it needs'),
    askSeveral('preferredQualifications', 'What else would help'),
    { ...askText('datePosted', 'The day it appears', day), fallback: today },
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
    askText('name', "The client's name"),
    askSlug('name', projectPath, projectFiles),
    askText('kind', 'What you built, in a few words'),
    askText('title', 'Its title'),
    askText('desc', 'Two sentences for its card'),
    askText('lead', 'One sentence under the title'),
    askWorld,
    askPicture('image', 'Its scene', 'case-pos'),
    askAlt,
    askSeveral('people', 'Who worked on it', slugs('content/team', 'md')),
    askSeveral('services', 'The services', slugs('content/services', 'yaml')),
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
    askText('name', 'Its name'),
    askSlug('name', servicePath, serviceFiles),
    askText('hint', 'A few words under the name in the menu'),
    askText('summary', 'A sentence for the list of all services'),
    askText('statement', 'A sentence for its banner'),
    askWorld,
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
