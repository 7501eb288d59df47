import { readdirSync } from 'node:fs';
import { filmPages } from '../../content/routes';
import { everyPage } from './support/routes';
import { expect, test } from './support/test';

test('every exported page is known to the tests', () => {
  const exported = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .filter((path) => !['/404', '/500', '/_not-found'].includes(path));
  expect(exported.sort()).toEqual([...everyPage, ...filmPages].sort());
});

test('there is a page for hosts to show when they fail', async ({ request }) => {
  const html = await (await request.get('/500')).text();
  expect(html).toContain('Unexpected Application Error!');
});
