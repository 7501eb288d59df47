import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { getAuthor } from '@/__tests__/support/entries';
import { articleFiles } from '@/content/collections/articles';
import { agency } from '@/content/files/agency';
import { listSlugs } from '@/content/files/folder';
import { type Answers, askSlug } from '@/content/files/questions';
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
    slug: 'a-test-its-toast',
    answers: split(
      `A test, its toast || Breakfast, Tea | ${getAuthor()} ||| Tea | ${DESCRIPTION} ${DESCRIPTION}`,
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

/** What the check finds in the file that answers make. */
function _check(kind: Kind, { slug, ...answers }: Answers) {
  const { collection, complete } = findDraft(kind);
  const { folder, format } = collection;
  const text = formatFile(format, complete(answers));
  return findMistakes(collection, String(slug), `${folder}/${slug}.${format}`, text);
}

test.each<[kind: Kind, field: string, wrong: string]>([
  ['article', 'title', 'Tea {nope}'],
  ['article', 'created_at', '2026-02-30'],
  ['article', 'slug', 'tag'],
  ['page', 'slug', 'contact'],
  ['article', 'slug', 'お'.repeat(61)],
  ...Object.keys(serviceAliases).map((alias): [Kind, string, string] => ['service', 'slug', alias]),
])('for a new %s, the %s %j is refused', async (kind, field, wrong) => {
  const question = findDraft(kind).questions.find((each) => each.field === field);
  const asker = createAsker(PassThrough.from([`${wrong}\n`]), new PassThrough(), findWordProblem);
  await expect(asker.askAll(question ? [question] : [])).rejects.toThrow(QuestionsEnded);
});

test('an address that an entry had before is taken', () => {
  const place = { ...articleFiles, sound: () => [{ formerly: ['old-tea'] }] };
  const { schema } = askSlug('title', place);
  expect(['Old-Tea', 'new-tea'].map((slug) => schema.safeParse(slug).success)).toEqual([
    false,
    true,
  ]);
});
