import { expect, test } from '@jest/globals';
import { editor } from '@/content/schema/editor';
import { toBackend, toSources } from '@/scripts/edit/backend';
import { toPage } from '@/scripts/edit/page';

const repository = 'rivermark/site';

test('a server of one’s own has its API, and the page may load from it alone', () => {
  const settings = {
    service: 'gitea',
    repository,
    address: 'https://git.example.com/',
  } as const;
  expect(toBackend(settings)).toMatchObject({
    base_url: 'https://git.example.com',
    api_root: 'https://git.example.com/api/v1',
  });
  const page = toPage('/admin', toSources(settings));
  expect(page).toContain("connect-src 'self' blob: data: https://git.example.com;");
  expect(page.match(/https:\/\/[^;" ]+/g)).toEqual(Array(2).fill('https://git.example.com'));
});

test.each([
  [{ service: 'bitbucket', repository }],
  [{ service: 'github', repository: 'site' }],
  [{ service: 'gitea', repository, address: 'http://git.example.com' }],
])('a wrong setting is refused: %j', (settings) => {
  expect(editor.safeParse(settings).success).toBe(false);
});
