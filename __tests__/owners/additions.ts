import { spawnSync } from 'node:child_process';
import { parse } from 'yaml';
import type { Copy } from '../variants/copy';
import { edit, readTexts } from './fields';

const DESCRIPTION =
  'What people find when they look for it: one sentence, long enough to say what it is.';

const first = (copy: Copy, folder: string, ending: string): string =>
  copy.list(folder, ending)[0]?.slice(0, -ending.length) ?? '';

/** A tag of exactly two articles, or else any tag. */
function findTag(copy: Copy): string {
  const tags = copy
    .list('content/articles', '.md')
    .flatMap((name) => readTexts(copy, `content/articles/${name}`))
    .flatMap(({ way, value }) => (way[0] === 'tags' ? [value] : []));
  const isOfTwo = (tag: string) => tags.filter((each) => each === tag).length === 2;
  return tags.find(isOfTwo) ?? tags[0] ?? 'Tea';
}

/**
 * The answers to the questions of `npm run new`, and the files that it writes. An empty answer takes the
 * one that is offered.
 */
function getAnswers(copy: Copy): Record<string, { file: string; answers: readonly string[] }> {
  const person = first(copy, 'content/team', '.md');
  const project = first(copy, 'content/projects', '.yaml');
  const service = first(copy, 'content/services', '.yaml');
  const { offices } = parse(copy.read('content/agency.yaml'));
  const { city } = offices.at(-1);
  return {
    article: {
      file: 'content/articles/tea-and-toast.md',
      answers: [
        'Tea & Toast',
        '',
        `${findTag(copy)}, Breakfast`,
        person,
        '',
        '',
        'Tea',
        `${DESCRIPTION} `.repeat(2),
      ],
    },
    person: {
      file: 'content/team/ada-fenwick.md',
      answers: [
        'Ada Fenwick',
        '',
        'Boat builder',
        'Builds boats.',
        city,
        '',
        'Clay bust of Ada',
        'mint',
        'Planes.',
        'Paints.',
        'Sails.',
        DESCRIPTION,
      ],
    },
    job: {
      file: 'content/jobs/boat-builder.md',
      answers: [
        'Boat Builder',
        '',
        city,
        'Onsite',
        'Full-time',
        '0-2 years',
        'You build boats of wood, and you mend them.',
        'Build; Mend',
        'Joinery, Painting',
        'A boat',
        '',
        '',
      ],
    },
    'case-study': {
      file: 'content/projects/marsh-ferry.yaml',
      answers: [
        'Marsh Ferry',
        '',
        'A ferry',
        'Marsh Ferry: on time',
        'It leaves. It arrives.',
        'Every ten minutes.',
        'mint',
        '',
        'A clay ferry',
        `${person}, ada-fenwick`,
        service,
        DESCRIPTION,
      ],
    },
    service: {
      file: 'content/services/ferry-lessons.yaml',
      answers: [
        'Ferry lessons',
        '',
        'Learn to steer',
        'Lessons on the river.',
        'Steer it yourself.',
        'mint',
        '',
        'A clay ferry',
        '',
        project,
        DESCRIPTION,
      ],
    },
  };
}

/** Answers the questions of `npm run new`, and publishes the draft that it writes. */
function addFile(copy: Copy, kind: string, file: string, answers: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'new', kind], {
    cwd: copy.folder,
    encoding: 'utf8',
    input: answers.map((answer) => `${answer}\n`).join(''),
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`"npm run new ${kind}" failed:\n${stdout}${stderr}`);
  edit(copy, file, (fields) => fields.delete('draft'));
}

/** Adds a testimonial after those of the home page. */
function addTestimonial(copy: Copy): void {
  const orders = copy
    .list('content/testimonials', '.yaml')
    .map((name) => Number(parse(copy.read(`content/testimonials/${name}`)).home ?? 0));
  copy.write(
    'content/testimonials/ada-fenwick.yaml',
    `name: Ada Fenwick
role: Captain, Marsh Ferry
description: It leaves at ten past, as the timetable says.
home: ${Math.max(0, ...orders) + 1}
`,
  );
}

/**
 * Adds one of everything: an article, the third of a tag, a person, a job, a case study, a service and a
 * testimonial.
 *
 * @returns the addresses of the new pages
 */
export function addAll(copy: Copy): string[] {
  const kinds = Object.entries(getAnswers(copy));
  for (const [kind, { file, answers }] of kinds) addFile(copy, kind, file, answers);
  addTestimonial(copy);
  return [
    '/blogs/tea-and-toast',
    '/team/ada-fenwick',
    '/job-description/boat-builder',
    '/projects/marsh-ferry',
    '/services/ferry-lessons',
  ];
}
