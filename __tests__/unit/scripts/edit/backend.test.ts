import { expect, test } from '@jest/globals';
import { editor } from '@/content/schema/editor';
import { toBackend, toSources } from '@/scripts/edit/backend';
import { toPage } from '@/scripts/edit/page';

const repository = 'rivermark/site';

test('people sign in at GitHub with a token of their own', () => {
  expect(toBackend({ service: 'github', repository, branch: 'main' })).toEqual({
    name: 'github',
    repo: repository,
    branch: 'main',
    auth_methods: ['token'],
  });
});

test('an application of GitLab or Gitea signs people in', () => {
  const appId = '1a2b';
  expect(toBackend({ service: 'gitlab', repository, appId })).toEqual({
    name: 'gitlab',
    repo: repository,
    app_id: appId,
    auth_type: 'pkce',
  });
  expect(toBackend({ service: 'gitea', repository, appId })).toEqual({
    name: 'gitea',
    repo: repository,
    app_id: appId,
  });
  expect(toBackend({ service: 'gitea', repository })).toMatchObject({ auth_methods: ['token'] });
});

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

test('the page of the shipped editor may load from no other site', () => {
  const page = toPage('/admin', { connect: [], img: [] });
  expect(page).toContain("default-src 'none'");
  expect(page).not.toContain('https://');
});

test.each([
  [{ service: 'bitbucket', repository }],
  [{ service: 'github', repository: 'site' }],
  [{ service: 'gitea', repository, address: 'http://git.example.com' }],
])('a wrong setting is refused: %j', (settings) => {
  expect(editor.safeParse(settings).success).toBe(false);
});

test('Gitea has no approval', () => {
  const settings = { service: 'gitea', repository, approval: true };
  expect(editor.safeParse(settings).error?.issues[0]?.message).toContain('GitHub and GitLab only');
  expect(editor.safeParse({ ...settings, service: 'gitlab' }).success).toBe(true);
});
