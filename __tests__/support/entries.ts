import { stringify } from 'yaml';
import { people } from '@/content/collections/team';
import { agency } from '@/content/files/agency';
import { picture } from './pictures';

/**
 * Texts of files that every site accepts, whatever its own content is: they name its first person
 * and its first office.
 */

type Fields = Readonly<Record<string, unknown>>;

/** A file with front matter. A field that is undefined is left out. */
const toMarkdown = (fields: Fields, body: string) => `---\n${stringify(fields)}---\n\n${body}\n`;

/** The slug of somebody on the team whom visitors see. */
export function getAuthor(): string {
  const [author] = people();
  if (!author) throw new Error('Nobody is on the team: add somebody with "npm run new person".');
  return author.slug;
}

/** The text of an article's file. `changes` replace some of its fields. */
export const articleText = (changes: Fields = {}, body = '## The leak\n\nIt was small.'): string =>
  toMarkdown(
    {
      title: 'A boat that floats',
      tags: ['Boats'],
      created_at: '2026-11-12',
      src: 'cloud',
      alt: 'A cloud over a boat',
      desc: 'A boat that floats is the beginning of most journeys. '.repeat(4).trim(),
      ...changes,
      author: changes.author ?? getAuthor(),
    },
    body,
  );

/** The text of a job's file. `changes` replace some of its fields. */
export const jobText = (changes: Fields = {}): string =>
  toMarkdown(
    {
      jobTitle: 'Boat Builder',
      company: agency().name,
      location: 'Onsite',
      city: agency().offices[0]?.city,
      jobType: 'Full-time',
      experienceLevel: '0-2 years',
      datePosted: '2026-11-16',
      description: 'You build boats that float, and mend those that do not.',
      aboutCompany: 'We have built boats for a while.',
      keyResponsibilities: ['Build. Plank by plank.', 'Mend. Leak by leak.'],
      requiredSkills: ['Joinery', 'Patience'],
      preferredQualifications: ['A boat of your own.'],
      ...changes,
    },
    '',
  );

/** The text of a person's file. */
export const personText = (name: string, order: number): string =>
  toMarkdown(
    {
      title: name,
      designation: 'Boat builder',
      description: 'Builds boats that float.',
      image: { name: picture, alt: `A bust of ${name}` },
      world: 'mint',
      order,
      city: agency().offices[0]?.city,
      week: ['Monday', 'Wednesday', 'Friday'].map((day) => ({ day, what: 'Planes a plank.' })),
      meta: {
        title: `${name}, boat builder`,
        description: 'How somebody builds boats that float, from the first plank to the last.',
      },
    },
    'Builds boats.',
  );
