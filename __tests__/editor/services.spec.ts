import { expect, type Page, test } from '@playwright/test';
import type { EditorSettings } from '@/content/schema/editor';
import { toBackend, toSources } from '@/scripts/edit/backend';
import { toPage } from '@/scripts/edit/page';
import { standInForGitHub } from './github';
import { findChangedLines } from './lines';
import { fillIn, openFile, pressSave, setBackend } from './repository';
import { findPlainArticle, nameOf } from './words';

const repository = 'rivermark/site';

/** Serves the editor as a site publishes it with these settings. */
async function publish(page: Page, settings: EditorSettings): Promise<void> {
  const routes = page.context();
  await routes.route('**/admin*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Cross-Origin-Opener-Policy': 'unsafe-none' },
      body: toPage('/admin', toSources(settings)),
    }),
  );
  await setBackend(routes, toBackend(settings));
}

/** The services that sign people in themselves (PKCE), and where. */
const services: readonly { settings: EditorSettings; server: string; user: string }[] = [
  {
    settings: { service: 'gitlab', repository, appId: '1a2b3c' },
    server: 'https://gitlab.com',
    user: '/api/v4/user',
  },
  {
    settings: {
      service: 'gitea',
      repository,
      appId: '1a2b3c',
      address: 'https://git.example.com',
    },
    server: 'https://git.example.com',
    user: '/api/v1/user',
  },
];

for (const { settings, server, user } of services) {
  test(`${settings.service} signs people in, in a second window`, async ({ page, context }) => {
    const tokens: (string | undefined)[] = [];
    await publish(page, settings);
    // A stand-in for the server: it asks nobody, and knows one token.
    await context.route(`${server}/**`, async (route) => {
      const url = new URL(route.request().url());
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      if (url.pathname.endsWith('/oauth/authorize')) {
        const back = new URL(url.searchParams.get('redirect_uri') ?? '');
        back.searchParams.set('code', 'code-of-ada');
        back.searchParams.set('state', url.searchParams.get('state') ?? '');
        // Playwright lets no route answer what a redirect leads to.
        const body = `<script>location.replace(${JSON.stringify(back.href)})</script>`;
        return route.fulfill({ contentType: 'text/html', body });
      }
      if (/\/oauth\/(access_)?token$/.test(url.pathname)) {
        expect(route.request().postData() ?? '').toMatch(/code_verifier/);
        return route.fulfill({ headers, json: { access_token: 'token-of-ada' } });
      }
      if (url.pathname === user && route.request().method() === 'GET') {
        tokens.push(route.request().headers().authorization);
      }
      return route.fulfill({
        headers,
        json: { id: 1, username: 'ada', login: 'ada', name: 'Ada' },
      });
    });
    await page.goto('/admin');
    await page.getByRole('button', { name: /^Sign In with/ }).click();
    await expect.poll(() => tokens).toContainEqual(expect.stringMatching(/ token-of-ada$/));
  });
}

test('a token of GitHub signs people in, no other page can read it, and a save is one commit', async ({
  page,
}) => {
  const token = 'github_pat_1a2b3c';
  await publish(page, { service: 'github', repository });
  const { files, messages } = await standInForGitHub(page, repository, token);
  await page.goto('/admin');
  await page.getByRole('button', { name: /Token/ }).click();
  await page.getByRole('textbox').fill(token);
  await page
    .getByRole('button', { name: /Sign In/i })
    .last()
    .click();
  await expect(page.getByText('Articles').first()).toBeVisible();
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(await page.evaluate(kept)).not.toContain(token);

  const file = findPlainArticle();
  const before = String(files.get(file));
  await openFile(page, 'articles', nameOf(file));
  await fillIn(page, 'title', 'Paper first, then tea');
  await pressSave(page);
  await expect.poll(() => messages).toHaveLength(1);
  const { removed, added } = findChangedLines(before, String(files.get(file)));
  expect(removed).toHaveLength(1);
  expect(added[0]).toMatch(/^title: ["']?Paper first, then tea["']?$/);
});

test('the published editor does not run in a frame', async ({ page }) => {
  await publish(page, { service: 'github', repository });
  const body = '<iframe src="/admin"></iframe>';
  await page.route('**/frame', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/frame');
  await expect(page.frameLocator('iframe').locator('body')).toHaveText(/does not run in a frame/);
});
