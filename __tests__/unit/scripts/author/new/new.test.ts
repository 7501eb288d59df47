import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { getAuthor } from '@/__tests__/support/entries';
import { articleFiles } from '@/content/collections/articles';
import { agency } from '@/content/files/agency';
import { listSlugs } from '@/content/files/folder';
import { type Answers, askOne, askSlug } from '@/content/files/questions';
import { serviceAliases } from '@/content/routes';
import { collections } from '@/content/structured/collections';
import { findMistakes, findWordProblem } from '@/scripts/author/new/find-mistakes';
import { formatFile } from '@/scripts/author/new/format';
import { createAsker, QuestionsEnded } from '@/scripts/author/new/questions';

const DESCRIPTION =
  'What people find when they look for it: one sentence, long enough to say what it is.';

const city = agency().offices[0]?.city ?? '';
const [serviceSlug = ''] = listSlugs('content/services', 'yaml');
const [projectSlug = ''] = listSlugs('content/projects', 'yaml');

const split = (answers: string) => answers.split('|').map((answer) => answer.trim());

/** Answers to the questions of each kind. An empty answer takes the offered one. */
const CASES = {
  article: {
    slug: 'a-test-and-its-toast',
    answers: split(
      `A test & its toast || Breakfast, Tea | ${getAuthor()} ||| Tea | ${DESCRIPTION} ${DESCRIPTION}`,
    ),
  },
  person: {
    slug: 'ada-test-fenwick',
    answers: split(
      `Ada Test-Fenwick || Boat builder | Builds boats. | ${city} || Clay bust of Ada | mint |
      Planes. | Paints. | Sails. | ${DESCRIPTION}`,
    ),
  },
  job: {
    slug: 'tester-of-boats',
    answers: split(
      `Tester of Boats || ${city} | Onsite | Full-time | 0-2 years | You build boats. | Build; Mend |
      Joinery, Painting | A boat ||`,
    ),
  },
  'case-study': {
    slug: 'test-ferry',
    answers: split(
      `Test Ferry || A ferry | Test Ferry: on time | It leaves. It arrives. | Every ten minutes. |
      mint || A clay ferry | ${getAuthor()} | ${serviceSlug} | ${DESCRIPTION}`,
    ),
  },
  service: {
    slug: 'ferry-tests',
    answers: split(
      `Ferry tests || Learn to steer | Lessons on the river. | Steer it yourself. | mint ||
      A clay ferry || ${projectSlug} | ${DESCRIPTION}`,
    ),
  },
  page: {
    slug: 'test-boats-for-hire',
    answers: split(`Test boats for hire ||| ${DESCRIPTION}`),
  },
};

type Kind = keyof typeof CASES;

/** The collection of a kind, and how it makes a new file. */
function findDraft(kind: Kind) {
  const found = collections.find(({ draft }) => draft?.name === kind);
  if (!found?.draft) throw new Error(`No collection makes a new ${kind}.`);
  return { collection: found.collection, ...found.draft };
}

/** Answers the questions of a kind, a line for each. Those of before are offered. */
async function answer(kind: Kind, lines: readonly string[], before: Answers = {}) {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  const asker = createAsker(input, output, findWordProblem);
  const answers = await asker.askAll(findDraft(kind).questions, before);
  output.end();
  return { answers, shown: await text(output) };
}

const names = Object.keys(CASES) as Kind[];

test('after the last question, nothing waits for the terminal', () => {
  const input = new PassThrough();
  createAsker(input, new PassThrough()).end();
  expect(input.isPaused()).toBe(true);
});

test('every kind that can be made has a case', () => {
  const made = collections.flatMap(({ draft }) => draft?.name ?? []);
  expect(made.toSorted()).toEqual(names.toSorted());
});

test.each(names)('a new %s is a valid draft', async (kind) => {
  const { slug, answers: lines } = CASES[kind];
  const { answers } = await answer(kind, lines);
  const { slug: made, ...rest } = answers;
  expect(made).toBe(slug);
  const { collection, complete } = findDraft(kind);
  const { folder, format } = collection;
  const text = formatFile(format, complete(rest));
  const entry = collection.parse({ slug, file: `${folder}/${slug}.${format}` }, text);
  expect(entry.draft).toBe(true);
});

test.each(['landing', 'contact', 'home'])('a new page may begin as "%s" does', async (start) => {
  const { answers } = await answer('page', ['Test boats', '', start, DESCRIPTION]);
  const { slug, ...rest } = answers;
  const { collection, complete } = findDraft('page');
  const text = formatFile('yaml', complete(rest));
  const file = `content/pages/${slug}.yaml`;
  const { data } = collection.parse({ slug: 'test-boats', file }, text);
  expect(data).toMatchObject({ meta: { title: 'Test boats', description: DESCRIPTION } });
  for (const field of ['path', 'aliases', 'canonical']) expect(data).not.toHaveProperty(field);
});

/** What the check finds in the file that answers make. */
function check(kind: Kind, { slug, ...answers }: Answers) {
  const { collection, complete } = findDraft(kind);
  const { folder, format } = collection;
  const text = formatFile(format, complete(answers));
  return findMistakes(collection, String(slug), `${folder}/${slug}.${format}`, text);
}

test('signs of YAML are words in an answer', async () => {
  const [, ...rest] = CASES.article.answers;
  const { answers } = await answer('article', ['*tea & toast: #1', ...rest]);
  expect(check('article', answers)).toBeUndefined();
});

test('facts that words write out are named', async () => {
  const { answers } = await answer('person', CASES.person.answers);
  const description = `Write to ${agency().email.display} for boats.`;
  expect(check('person', { ...answers, description })).toContain('Write {agency.email}');
});

test('answers that were given before are kept by Enter', async () => {
  const { answers } = await answer('job', CASES.job.answers);
  const again = await answer(
    'job',
    CASES.job.answers.map(() => ''),
    answers,
  );
  expect(again.answers).toEqual(answers);
});

test.each<[kind: Kind, field: string, wrong: string]>([
  ['article', 'title', 'Tea {nope}'],
  ['article', 'title', 'Tea \u0007'],
  ['article', 'title', '\u200b\u200b\u200b\u200b'],
  ['article', 'created_at', '2026-02-30'],
  ['article', 'created_at', '0000-01-01'],
  ['article', 'created_at', '0099-01-01'],
  ['article', 'created_at', '99999-01-01'],
  ['article', 'slug', 'tag'],
  ['page', 'slug', 'admin'],
  ['page', 'slug', 'contact'],
  ['page', 'start', 'nothing'],
  ['article', 'slug', 'aux'],
  ['article', 'slug', 'COM1'],
  ['article', 'slug', 'café'],
  ['article', 'slug', 'a'.repeat(121)],
  ...Object.keys(serviceAliases).map((alias): [Kind, string, string] => ['service', 'slug', alias]),
])('for a new %s, the %s %j is refused', async (kind, field, wrong) => {
  const question = findDraft(kind).questions.find((each) => each.field === field);
  const asker = createAsker(PassThrough.from([`${wrong}\n`]), new PassThrough(), findWordProblem);
  await expect(asker.askAll(question ? [question] : [])).rejects.toThrow(QuestionsEnded);
});

test('an address that an entry had before is taken', () => {
  const place = { ...articleFiles, sound: () => [{ formerly: ['old-tea'] }] };
  const { schema } = askSlug('title', place);
  expect(schema.safeParse('Old-Tea').success).toBe(false);
  expect(schema.safeParse('new-tea-and-toast').success).toBe(true);
});

test('an answer that is not valid is asked for again', async () => {
  const { answers: lines } = CASES.article;
  const wrong = ['', ...lines.slice(0, 3), 'nobody', ...lines.slice(3)];
  const { answers, shown } = await answer('article', wrong);
  expect(answers).toMatchObject({ title: 'A test & its toast', author: getAuthor() });
  expect(shown).toContain('found "nobody". Try again.');
});

test('an empty answer has one mistake', async () => {
  const { shown } = await answer('article', ['', ...CASES.article.answers]);
  expect(shown.match(/expected/g)).toHaveLength(1);
});

test('an address that is taken is asked for again', async () => {
  const [name = '', , ...rest] = CASES.person.answers;
  const { answers, shown } = await answer('person', [name, getAuthor(), 'free', ...rest]);
  expect(answers.slug).toBe('free');
  expect(shown.match(/expected an address that is free/g)).toHaveLength(1);
});

test('a picture that is none is named once, and asked for again', async () => {
  const { answers: lines } = CASES.person;
  const { shown } = await answer('person', [...lines.slice(0, 5), 'none', ...lines.slice(5)]);
  expect(shown.match(/found "none"/g)).toHaveLength(1);
  expect(shown).toMatch(/found "none"\. .*[.?] Try again\./);
});

test('the only one of several values is offered, and none of many', () => {
  const offer = (...options: string[]) => askOne('city', 'The city', () => options).fallback?.({});
  expect([offer('Bergen'), offer('Bergen', 'Oslo'), offer()]).toEqual(['Bergen', '', '']);
});

test('too few answers stop the questions', async () => {
  await expect(answer('job', ['Tester of Boats'])).rejects.toThrow(QuestionsEnded);
});
