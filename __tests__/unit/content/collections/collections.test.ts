import '@/__tests__/support/published';

import { expect, jest, test } from '@jest/globals';
import { stringify } from 'yaml';
import { articleText, getAuthor, jobText } from '@/__tests__/support/entries';
import { getErrorMessage } from '@/__tests__/support/messages';
import { generateMetadata, generateStaticParams } from '@/app/services/[slug]/page';
import { NO_PAGE } from '@/app/static-params';
import { parseArticle, readArticle } from '@/content/collections/articles';
import { jobDescription } from '@/content/collections/job-page';
import { checkBody, getJobMeta, isOpen, jobCard, parseJob } from '@/content/collections/jobs';
import { projectFiles, shownProject } from '@/content/collections/projects';
import { serviceFiles } from '@/content/collections/services';
import { groupByTag } from '@/content/collections/tags';
import { agency } from '@/content/files/agency';
import { pictureLike } from '@/content/files/picture';
import { readFields } from '@/content/files/read-file';
import { wording } from '@/content/files/wording';
import { summary } from '@/content/prose/summary';
import { serviceAliases, servicePath } from '@/content/routes';
import { parse } from '@/content/schema/parse';
import { absoluteUrl } from '@/content/site/absolute-url';

test.each([
  [{}, wording().readingTime.replace('{minutes}', '3')],
  [{ reading_time: '9 min read' }, '9 min read'],
])('with %j, 500 words of an article take "%s"', (fields, expected) => {
  const entry = parseArticle('boat', articleText(fields, 'word '.repeat(500)));
  expect(readArticle(entry).reading_time).toBe(expected);
});

test.each([
  [
    { author: `${getAuthor()}x` },
    `author: expected a file of content/team, found "${getAuthor()}x". Did you mean "${getAuthor()}"?`,
  ],
  [{ src: 'nowhere' }, 'src: expected the name of a picture'],
  [{ alt: undefined }, 'alt: '],
  [{ created_at: 'last week' }, 'created_at: expected a day'],
  [{ reading_time: 'long' }, 'reading_time: expected a time'],
])('an article with %j stops the build', (changes, expected) => {
  const message = getErrorMessage(() => parseArticle('boat', articleText(changes)));
  expect(message).toContain('content/articles/boat.md is invalid:');
  expect(message).toContain(expected);
});

test('a description for search engines has whole sentences, at most 160 characters of them', () => {
  const [one, two] = ['It rains, e.g. on Mondays, for 2.5 hours.', 'Is it wet? “Yes,” she said.'];
  const long = `${'It goes on and on, '.repeat(10)}and ends.`;
  expect(summary(`${one} ${two} ${long}`)).toBe(`${one} ${two}`);
  expect(summary(`${long} ${one}`)).toBe(long);
});

const withTags = (slug: string, ...tags: string[]) =>
  readArticle(parseArticle(slug, articleText({ tags })));

test('articles are grouped by each of their tags, in any script, in their order', () => {
  const groups = groupByTag([
    withTags('a', 'Tea', 'AI 绘画'),
    withTags('b', 'AI 编程', 'Tea', 'Tea'),
  ]);
  expect(groups.map(({ path, articles }) => [path, articles.map(({ slug }) => slug)])).toEqual([
    ['/blogs/tag/tea', ['a', 'b']],
    ['/blogs/tag/ai-绘画', ['a']],
    ['/blogs/tag/ai-编程', ['b']],
  ]);
});

test.each([
  ['Web Development', 'Web development'],
  ['CI/CD', 'CI CD'],
])('"%s" and "%s" cannot both be tags', (one, other) => {
  expect(() => groupByTag([withTags('a', one), withTags('b', 'Tea', other)])).toThrow(
    `content/articles/b.md is invalid:\n  tags: "${other}" would share its address with "${one}"`,
  );
});

test('a tag of signs alone is refused, because its page would have no address', () => {
  expect(() => withTags('a', 'Tea 🍵', '🍵')).toThrow('tags.1: expected a letter or a digit');
});

const readJob = (changes?: Parameters<typeof jobText>[0]) =>
  parseJob('boat-builder', jobText(changes));

test.each([
  [{ requiredSkills: [] }, 'requiredSkills: expected at least one line'],
  [
    { datePosted: '2026-11-16', validThrough: '2026-11-15' },
    'validThrough: expected no day before',
  ],
  [{ city: 'Atlantis' }, 'city: expected the city of an office, found "Atlantis". Known: '],
  [
    { pay: { amount: 40, upTo: 30, currency: 'GBP', period: 'hour' } },
    'pay.upTo: expected more than "amount"',
  ],
])('a job with %j stops the build', (changes, expected) => {
  const message = getErrorMessage(() => readJob(changes));
  expect(message).toContain('content/jobs/boat-builder.md is invalid:');
  expect(message).toContain(expected);
});

test('a text below the fields of a job is refused, and a comment is not', () => {
  const body = (text: string) => () => checkBody({ file: 'a.md', body: text });
  expect(body('<!-- For us\nalone. -->')).not.toThrow();
  expect(body('<!-- For us. -->\n\nBring a boat.')).toThrow('Found: Bring a boat.');
});

test('a job is open until the end of its last day, or always without one', () => {
  const job = { validThrough: '2026-12-31' };
  expect(isOpen(job, '2026-12-31')).toBe(true);
  expect(isOpen(job, '2027-01-01')).toBe(false);
  expect(isOpen({}, '2099-01-01')).toBe(true);
});

test('a job card shows the first 20 characters of the description, untrimmed', () => {
  const description = 'You build small, dry boats.';
  expect(jobCard(readJob({ description })).preview).toBe('You build small, dry');
});

test('search engines read the words of job.yaml, with the facts of the job', () => {
  const { meta, body, banner } = jobDescription();
  const facts: Readonly<Record<string, string>> = {
    ...{ jobTitle: 'Boat Builder', company: agency().name },
    city: agency().offices[0]?.city ?? '',
    terms: `${banner.jobTypes['Full-time']}, ${banner.locations.Onsite}, 0-2 years`,
  };
  const fill = (words: string, state: string) =>
    words.replace(/\{(\w+)\}/g, (_, name) => ({ ...facts, state })[String(name)] ?? '?');
  expect(getJobMeta(readJob())).toEqual({
    title: fill(meta.title, meta.open),
    description: fill(meta.description, meta.open),
  });
  expect(getJobMeta(readJob({ validThrough: '2026-11-17' })).description).toBe(
    fill(meta.description, body.closed.note),
  );
});

const [project] = projectFiles.all();
const readSlug = (slug = '') => parse('content/pages/home.yaml', shownProject, slug);

test('a quote in the story of a case study needs a testimonial', () => {
  if (!project) throw new Error('There is no case study: add one with "npm run new case-study".');
  const fields = Object(readFields(project.file));
  const others = fields.story.filter(({ kind }: { kind: string }) => kind !== 'quote');
  const story = [...others, { kind: 'quote' }];
  const text = stringify({ ...fields, testimonial: undefined, story });
  expect(() => projectFiles.parse(project, text)).toThrow('story: a "quote" shows the words of');
});

test('a page shows a case study by its name, or says what is wrong with the name', () => {
  expect(readSlug(project?.slug)?.slug).toBe(project?.slug);
  expect(() => readSlug('no-such-case')).toThrow('expected a file of content/projects');
  jest.spyOn(projectFiles, 'find').mockReturnValue(undefined);
  expect(() => readSlug(project?.slug)).toThrow(`${project?.slug}.yaml is hidden. Publish it`);
  jest.spyOn(projectFiles, 'isOut').mockReturnValue(true);
  expect(readSlug(project?.slug)).toBeUndefined();
});

test('a service without a statement has its summary, and its name as title and page title', () => {
  const summary = 'Boats that leak come in by the slipway, and leave by the lock.';
  const fields = {
    ...{ name: 'Boat repair', order: 1, hint: 'Ropes', summary },
    banner: { world: 'software', picture: { name: pictureLike('web'), alt: 'A boat' } },
    intro: { title: 'A boat should float.', paragraphs: ['We look at it.'] },
    parts: {
      title: ['Parts'],
      cards: ['oars', 'sails'].map((id) => ({ id, title: id, description: 'Two.' })),
    },
  };
  const file = { slug: 'boat-repair', file: 'content/services/boat-repair.yaml' };
  expect(serviceFiles.parse(file, stringify(fields)).data).toMatchObject({
    banner: { title: ['Boat', 'repair'], statement: summary },
    meta: { title: 'Boat repair', description: summary },
  });
});

test('one route has the pages of all services, whose second addresses name the first as canonical', async () => {
  const slugs = serviceFiles.entries().map(({ slug }) => slug);
  const aliases = Object.entries(serviceAliases).filter(([, slug]) => slugs.includes(slug));
  const known = [...slugs, ...aliases.map(([alias]) => alias)].sort();
  expect(
    generateStaticParams()
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(known.length > 0 ? known : [NO_PAGE]);
  for (const [alias, slug] of aliases)
    for (const address of [alias, slug]) {
      const metadata = await generateMetadata({ params: Promise.resolve({ slug: address }) });
      expect(metadata).toMatchObject({ alternates: { canonical: absoluteUrl(servicePath(slug)) } });
    }
});
