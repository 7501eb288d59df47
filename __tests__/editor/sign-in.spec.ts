import { expect, test } from '@playwright/test';
import type { EditorSettings } from '@/content/schema/editor';
import { toBackend, toSources } from '@/scripts/edit/backend';
import { toPage } from '@/scripts/edit/page';
import { setBackend } from './repository';

const repository = 'rivermark/site';
const appId = '1a2b3c';

/** The services that sign people in themselves (PKCE), and where. */
const services: readonly { settings: EditorSettings; server: string; user: string }[] = [
  {
    settings: { service: 'gitlab', repository, appId },
    server: 'https://gitlab.com',
    user: '/api/v4/user',
  },
  {
    settings: { service: 'gitea', repository, appId, address: 'https://git.example.com' },
    server: 'https://git.example.com',
    user: '/api/v1/user',
  },
];

for (const { settings, server, user } of services) {
  test(`${settings.service} signs people in, in a second window`, async ({ page, context }) => {
    const tokens: (string | undefined)[] = [];
    await context.route('**/admin*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Cross-Origin-Opener-Policy': 'unsafe-none' },
        body: toPage('/admin', toSources(settings)),
      }),
    );
    await setBackend(context, toBackend(settings));
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
        const sent = route.request().postData() ?? '';
        expect(sent).toMatch(/code_verifier/);
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
