import { expect, test } from '@jest/globals';
import { messageOf } from '@/__tests__/support/messages';
import { getMetadata } from '@/app/metadata';
import { metadata as homeMetadata } from '@/app/page';

const description = 'What we do about slow releases, from the first cause to the last Tuesday.';
const meta = { title: 'Slow releases', description };

test('a page says its words and its real address', () => {
  expect(getMetadata(meta, '/about-us')).toMatchObject({
    ...meta,
    alternates: { canonical: '/about-us' },
  });
});

test('a title that names the agency stands as it is, with no name added', () => {
  const title = 'Rivermark: creative agency for digital transformation and innovation';
  expect(getMetadata({ ...meta, title }, '/').title).toEqual({ absolute: title });
});

test('the home page names the agency in its title and where it is shared', () => {
  const title = 'Rivermark: creative agency for digital transformation and innovation';
  expect(homeMetadata).toMatchObject({ title: { absolute: title }, openGraph: { title } });
});

test.each(['/services/devops', '/blogs/1'])('%s says where it stands as Markdown', (path) => {
  expect(getMetadata(meta, path).alternates?.types).toMatchObject({
    'text/markdown': `${path}.md`,
  });
});

test.each(['/services', '/blogs', '/team'])('%s does not', (path) => {
  expect(getMetadata(meta, path).alternates?.types).not.toHaveProperty('text/markdown');
});

test.each([
  ['a title that is cut off', { ...meta, title: 'Slow releases, and '.repeat(4).trim() }, 'title'],
  [
    'a title that is cut off though it names the agency',
    { ...meta, title: `Rivermark: ${'slow releases, '.repeat(4)}and more` },
    'title: expected at most 70 characters',
  ],
  ['a title that says nothing', { ...meta, title: 'Us' }, 'title'],
  ['a description too short', { ...meta, description: 'Slow.' }, 'description'],
  ['a description too long', { ...meta, description: `${description} `.repeat(3).trim() }, 'desc'],
])('%s stops the build, and the page is named', (_, words, field) => {
  const message = messageOf(() => getMetadata(words, '/about-us'));
  expect(message).toContain('What search engines show of /about-us is not as it should be:');
  expect(message).toContain(`  ${field}`);
});
