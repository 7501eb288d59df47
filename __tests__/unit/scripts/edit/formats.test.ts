import { expect, test } from '@jest/globals';
import { createFormat } from '@/scripts/edit/formats';

const right = async () => [];
const words = createFormat('yaml', [], {}, right);
const prose = createFormat('md', [], {}, right);

const YAML = '# Who we are\nname: Rivermark # short\nlead: >-\n  One two\n';

test('a YAML file keeps its text but for what changed', async () => {
  const values = words.fromFile(YAML);
  expect(values).toMatchObject({ name: 'Rivermark', lead: 'One two' });
  expect(await words.toFile(values)).toBe(YAML);
  expect(await words.toFile({ ...values, name: 'River' })).toBe(YAML.replace('Rivermark', 'River'));
});

const MARKDOWN = '---\ntags: [Tea, Jam]\ntitle: Tea\n---\n\n# Boil\n\nWater.';

test('a Markdown file keeps its text but for what changed', async () => {
  const values = prose.fromFile(MARKDOWN);
  expect(values).toMatchObject({ title: 'Tea', tags: ['Tea', 'Jam'], body: '# Boil\n\nWater.' });
  expect(await prose.toFile(values)).toBe(MARKDOWN);
  expect(await prose.toFile({ ...values, title: 'Jam' })).toBe(
    MARKDOWN.replace('title: Tea', 'title: Jam'),
  );
  expect(await prose.toFile({ ...values, body: 'Milk.' })).toBe(
    '---\ntags: [Tea, Jam]\ntitle: Tea\n---\n\nMilk.\n',
  );
});

test('a table keeps how its columns are aligned, which the CMS forgets', async () => {
  const table = '| Day | Cost |\n| --- | --: |\n| One | £40 |';
  const text = `---\ntitle: Tea\n---\n\n${table}\n`;
  const values = prose.fromFile(text);
  const forgotten = table.replace('--:', '---');
  expect(await prose.toFile({ ...values, body: forgotten })).toBe(text);
  const more = `${forgotten}\n\n| Cup | Size |\n| --- | --- |\n| Red | 2 |`;
  expect(await prose.toFile({ ...values, body: more })).toContain(
    `${table}\n\n| Cup | Size |\n| --- | --- |\n`,
  );
});

test('a text never becomes empty', async () => {
  const values = { ...prose.fromFile(MARKDOWN), body: '' };
  await expect(prose.toFile(values)).rejects.toMatchObject({
    cause: { message: 'Text: it is empty. Press Save again, or write a text if you deleted it.' },
  });
});

test('an item keeps the fields that no form shows, and its place stays out of the file', async () => {
  const file = 'parts:\n  - title: A\n    hidden: 1\n  - title: B\n    hidden: 2\n';
  const { parts, ...values } = words.fromFile(file);
  expect(await words.toFile({ ...values, parts: [...Object(parts)].reverse() })).toBe(
    'parts:\n  - title: B\n    hidden: 2\n  - title: A\n    hidden: 1\n',
  );
});

test('a save keeps what changed in the file meanwhile', async () => {
  const present = `${MARKDOWN.replace('Jam', 'Toast # with butter').replace(']', '\n]')}\n`;
  const saved = MARKDOWN.replace('title: Tea', 'title: Jam').replace('Water', 'Milk');
  const merged = await prose.merge(MARKDOWN, present, saved);
  expect(merged).toContain('Toast # with butter');
  expect(merged).toMatch(/title: Jam\n---\n\n# Boil\n\nMilk\.\n$/);
});

test('a save is refused where the file changed too, with both values and the field’s label', async () => {
  const title = { name: 'title', label: 'Headline', widget: 'string' };
  const format = createFormat('md', [title], {}, right);
  const theirs = MARKDOWN.replace('title: Tea', 'title: Jam').replace('Water', 'Milk');
  const mine = MARKDOWN.replace('title: Tea', 'title: Pie');
  await expect(format.merge(MARKDOWN, theirs, mine)).rejects.toThrow(
    'Headline: the file has “Jam” now, and this form “Pie”.',
  );
});

test('a file with a mistake is not saved, and the CMS shows what is wrong', async () => {
  const wrong = createFormat('yaml', [], {}, async (text) => [`name: expected one in ${text}`]);
  await expect(wrong.toFile({ name: 'Tea' })).rejects.toMatchObject({
    message: 'saving_failed',
    cause: { message: 'name: expected one in name: Tea\n' },
  });
});

const image = { name: 'name', label: 'Picture', widget: 'image' };
const pictures = [
  { name: 'picture', label: 'Picture', widget: 'object', fields: [image] },
  {
    name: 'story',
    label: 'Story',
    widget: 'list',
    typeKey: 'kind',
    types: [{ name: 'scene', label: 'Scene', widget: 'object' as const, fields: [image] }],
  },
  { name: 'all', label: 'All', widget: 'list', field: image },
];
const addresses = { cup: '/pictures/cup.webp', part: 'https://example.com/part-1a2b3c4d-320.avif' };
const shown = createFormat('yaml', pictures, addresses, right);
const PICTURES =
  'picture:\n  name: cup\nname: cup\nstory:\n  - kind: scene\n    name: part\nall: [cup, other]\n';

test('pictures have addresses in the CMS, and names in files', async () => {
  const values = shown.fromFile(PICTURES);
  expect(values).toMatchObject({
    picture: { name: addresses.cup },
    name: 'cup',
    story: [{ kind: 'scene', name: addresses.part }],
    all: [addresses.cup, 'other'],
  });
  expect(await shown.toFile(values)).toBe(PICTURES);
});
