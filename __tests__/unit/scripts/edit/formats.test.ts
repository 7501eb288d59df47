import { expect, test } from '@jest/globals';
import { prose, words } from '@/scripts/edit/formats';

const YAML = '# Who we are\nname: Rivermark # short\nlead: >-\n  One\n  two';

test('a YAML file keeps its text but for what changed', () => {
  const values = words.fromFile(YAML);
  expect(values).toMatchObject({ name: 'Rivermark', lead: 'One two' });
  expect(words.toFile(values)).toBe(YAML);
  expect(words.toFile({ ...values, name: 'River' })).toBe(YAML.replace('Rivermark', 'River'));
});

const MARKDOWN = '---\ntags: [Tea, Jam]\ntitle: Tea\n---\n\n# Boil\n\nWater.';

test('a Markdown file keeps its text but for what changed', () => {
  const values = prose.fromFile(MARKDOWN);
  expect(values).toMatchObject({ title: 'Tea', tags: ['Tea', 'Jam'], body: '# Boil\n\nWater.' });
  expect(prose.toFile(values)).toBe(MARKDOWN);
  expect(prose.toFile({ ...values, title: 'Jam' })).toBe(
    MARKDOWN.replace('title: Tea', 'title: Jam'),
  );
  expect(prose.toFile({ ...values, body: 'Milk.' })).toBe(
    '---\ntags: [Tea, Jam]\ntitle: Tea\n---\n\nMilk.\n',
  );
});

test('a collection without a text field keeps the text of its files', () => {
  const { body: _, ...values } = prose.fromFile(MARKDOWN);
  expect(prose.toFile(values)).toBe(MARKDOWN);
});

test('a new file has its fields and its text', () => {
  expect(words.toFile({ title: 'Tea', note: '' })).toBe('title: Tea\n');
  expect(prose.toFile({ title: 'Tea', body: 'Milk.' })).toBe('---\ntitle: Tea\n---\n\nMilk.\n');
});
