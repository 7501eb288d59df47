/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { article } from '@/content/articles/schema';
import { parseEntry } from '@/content/collection/collection';
import { job } from '@/content/jobs/schema';
import { project } from '@/content/projects/schema';
import { service } from '@/content/services/schema';
import { person } from '@/content/team/schema';
import { formatFile } from '@/scripts/build/new/format';
import { kinds } from '@/scripts/build/new/kinds';
import { createAsker, QuestionsEnded } from '@/scripts/build/new/questions';

const DESCRIPTION =
  'What people find when they look for it: one sentence, long enough to say what it is.';

/** The schema of each kind, and answers to its questions. An empty answer takes the offered one. */
const CASES = {
  article: {
    schema: article,
    slug: 'tea-and-toast',
    answers: [
      'Tea & Toast',
      '',
      'Breakfast, Tea',
      'james-whitlow',
      '',
      '',
      'Tea',
      `${DESCRIPTION} `.repeat(2),
    ],
  },
  person: {
    schema: person,
    slug: 'ada-fenwick',
    answers: [
      'Ada Fenwick',
      '',
      'Boat builder',
      'Builds boats.',
      'Noida',
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
    schema: job,
    slug: 'boat-builder',
    answers: [
      'Boat Builder',
      '',
      'Liverpool',
      'Onsite',
      'Full-time',
      '0-2 years',
      'You build boats.',
      'Build; Mend',
      'Joinery, Painting',
      'A boat',
      '',
      '',
    ],
  },
  'case-study': {
    schema: project,
    slug: 'marsh-ferry',
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
      'james-whitlow, oliver-hart',
      'devops',
      DESCRIPTION,
    ],
  },
  service: {
    schema: service,
    slug: 'ferry-lessons',
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
      'saltmarsh',
      DESCRIPTION,
    ],
  },
} as const;

/** Answers the questions of a kind, a line for each. */
async function answer(kind: keyof typeof kinds, lines: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  const answers = await createAsker(input, output).askAll(kinds[kind].questions);
  output.end();
  return { answers, shown: await text(output) };
}

const names = Object.keys(CASES) as (keyof typeof CASES)[];

test.each(names)('a new %s is a valid draft', async (kind) => {
  const { schema, slug, answers: lines } = CASES[kind];
  const { answers } = await answer(kind, lines);
  const { slug: made, ...rest } = answers;
  expect(made).toBe(slug);
  const { collection, complete } = kinds[kind];
  const { folder, format } = collection;
  const text = formatFile(format, complete(rest));
  const entry = parseEntry({ slug, file: `${folder}/${slug}.${format}` }, text, schema);
  expect(entry.draft).toBe(true);
});

test('an answer that is not valid is asked for again', async () => {
  const { answers: lines } = CASES.article;
  const wrong = ['x', ...lines.slice(0, 3), 'jhon', ...lines.slice(3)];
  const { answers, shown } = await answer('article', wrong);
  expect(answers).toMatchObject({ title: 'Tea & Toast', author: 'james-whitlow' });
  expect(shown).toContain('found "jhon". Try again.');
});

test('an address that is taken is asked for again', async () => {
  const [title, , ...rest] = CASES.article.answers;
  const { answers, shown } = await answer('article', [title, '1', 'page', 'free', ...rest]);
  expect(answers.slug).toBe('free');
  expect(shown.match(/expected an address that is free/g)).toHaveLength(2);
});

test('each question waits for the answer to the one before', async () => {
  const { answers: lines } = CASES.job;
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  let asked = 0;
  // Types a line after each question, as a person at a terminal does.
  output.on('data', () => {
    input.write(`${lines[asked]}\n`);
    asked += 1;
  });
  const answers = await createAsker(input, output).askAll(kinds.job.questions);
  expect(asked).toBe(lines.length);
  expect(answers).toEqual((await answer('job', lines)).answers);
});

test('too few answers stop the questions', async () => {
  await expect(answer('job', ['Boat Builder'])).rejects.toThrow(QuestionsEnded);
});
