/** @jest-environment node */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aliases } from '@/content/routes';
import { layOut } from '@/scripts/lab/servers/layout';
import type { Running } from '@/scripts/lab/servers/program';
import type { Layout } from '@/scripts/lab/servers/server';
import { errorPages, getHeaders, hidden, redirects } from '@/scripts/site/hosts/description';
import { contentType, getMediaType } from '@/scripts/site/hosts/media-types';
import { decompress, type Reply, sendRequest } from './support/request';
import { servers } from './support/servers';

const OUT = 'out';

/** Files of media types that the export may not contain. */
const extra = Object.fromEntries(
  ['site.webmanifest', 'feed.xml', 'feed.json', 'llms.txt', 'about.md', 'og/home.png'].map(
    (file) => [file, 'the same words again and again, '.repeat(50)],
  ),
);

const exported = existsSync(OUT)
  ? readdirSync(OUT, { recursive: true, encoding: 'utf8' }).sort()
  : [];
const errors = Object.values(errorPages).map((page) => `${page}.html`.slice(1));
const redirected = redirects.map(({ from }) => from);

/** The path and the file of every page. */
const pages = exported
  .filter((file) => file.endsWith('.html') && ![...errors, '_not-found.html'].includes(file))
  .map((file) => [`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`, file] as const)
  .filter(([path]) => !redirected.includes(path));

/** Finds the first exported file that matches, because file names contain hashes. */
function findExported(pattern: RegExp): string {
  const file = exported.find((name) => pattern.test(name));
  if (!file) throw new Error(`No file in out/ matches ${pattern}: run "npm run build" first.`);
  return file;
}

/** The largest script, because compression does not make the smallest ones smaller. */
const script = exported
  .filter((name) => /^(_islands|_next\/static)\/.+\.js$/.test(name))
  .reduce((one, other) =>
    statSync(join('out', one)).size < statSync(join('out', other)).size ? other : one,
  );
const files = [
  script,
  findExported(/^_next\/static\/.+\.woff2$/),
  findExported(/^pictures\/.+\.avif$/),
  findExported(/^pictures\/.+\.webp$/),
  'icon.svg',
  ...Object.keys(extra),
];

const caseAliases = Object.keys(aliases).filter((alias) => !redirected.includes(alias));

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));

const layouts = new Map<string, Layout>();
beforeAll(async () => {
  // The servers drop root's rights, and mkdtemp makes a folder for its owner only.
  chmodSync(folder, 0o755);
  layouts.set('', await layOut({ folder: join(folder, 'plain'), basePath: '', extra }));
  layouts.set('/site', await layOut({ folder: join(folder, 'based'), basePath: '/site', extra }));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const missing = servers.flatMap(({ missing: lacks }) => lacks() ?? []);
if (missing.length > 0)
  console.warn(`Skipped servers, because these packages are not installed: ${missing.join(', ')}.`);

test('with HOSTS=required, every server is installed', () => {
  expect(process.env.HOSTS === 'required' ? missing : []).toEqual([]);
});

/** Compares bytes. Jest's own comparison of buffers takes a second for a page. */
const expectSame = (body: Buffer, file: Buffer) =>
  expect([body.length, body.equals(file)]).toEqual([file.length, true]);

/** Expects every header of the description exactly once. */
function expectHeaders(reply: Reply, path: string) {
  for (const [name, value] of Object.entries(getHeaders(path))) {
    expect([name, ...reply.all(name)]).toEqual([name, value]);
  }
}

const cases = servers
  .filter((server) => server.missing() === null)
  .flatMap((server) => ['', '/site'].map((basePath) => ({ server, basePath, name: server.name })));

describe.each(cases)('$name, at "$basePath"', ({ server, basePath }) => {
  let running: Running;
  let layout: Layout;
  const get = (path: string, options?: Parameters<typeof sendRequest>[2]) =>
    sendRequest(running.port, `${basePath}${path}`, options);
  const read = (file: string) => readFileSync(join(layout.out, file));

  beforeAll(async () => {
    const found = layouts.get(basePath);
    if (!found) throw new Error(`There is no copy of the site for the base path "${basePath}".`);
    layout = { ...found, own: join(found.own, server.name.replace(' ', '-')) };
    running = await server.start(layout);
  });
  afterAll(() => running?.stop());

  test.each(pages)('serves %s', async (path, file) => {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expect(reply.header('content-type')?.replace(' ', '')).toBe('text/html;charset=utf-8');
    expect(reply.header('etag')).toMatch(/"/);
    expect(reply.header('last-modified')).toBe(
      new Date(reply.header('last-modified') ?? '').toUTCString(),
    );
    expectHeaders(reply, path);
    expectSame(reply.body, read(file));
  });

  test.each(files)('serves %s', async (file) => {
    const reply = await get(`/${file}`);
    expect(reply.status).toBe(200);
    expect(reply.all('content-type').map((type) => type.replace(' ', ''))).toEqual([
      contentType(getMediaType(file)),
    ]);
    expectHeaders(reply, `/${file}`);
    expectSame(reply.body, read(file));
  });

  describe.each([
    ['br', 'gzip, deflate, br, zstd', '.br'],
    ['gzip', 'gzip', '.gz'],
    [null, 'identity', ''],
  ])('compression %s', (encoding, accepted, ending) => {
    test.each([
      ['/', 'index.html'],
      ['/services/devops', 'services/devops.html'],
      ['/services/digital-transformation', 'services/digital-transformation.html'],
      [`/${script}`, script],
      ['/icon.svg', 'icon.svg'],
      ['/site.webmanifest', 'site.webmanifest'],
    ])('of %s', async (path, file) => {
      const reply = await get(path, { headers: { 'Accept-Encoding': accepted } });
      expect(reply.status).toBe(200);
      expect(reply.header('content-encoding')).toBe(encoding);
      expect(reply.all('vary').join(', ')).toMatch(/^Accept-Encoding$/i);
      expectSame(reply.body, read(`${file}${ending}`));
      expectSame(decompress(reply), read(file));
      expect(reply.header('content-type')?.replace(' ', '')).toBe(
        (await get(path)).header('content-type')?.replace(' ', ''),
      );
      expectHeaders(reply, path);
    });
  });

  test('does not compress pictures', async () => {
    const reply = await get(`/${findExported(/\.avif$/)}`, {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(reply.status).toBe(200);
    expect(reply.header('content-encoding')).toBeNull();
  });

  test.each([
    ...redirects.map(({ from, to }) => [from, to]),
    ...redirects.map(({ from, to }) => [
      `${from}?utm_source=mail&x=%26`,
      `${to}?utm_source=mail&x=%26`,
    ]),
    ['/about-us/', '/about-us'],
    ['/about-us/?a=b', '/about-us?a=b'],
    ['/services/', '/services'],
    ...caseAliases.map((alias) => [`${alias}/`, alias]),
    ['/about-us.html', '/about-us'],
    ['/about-us.html?a=b', '/about-us?a=b'],
    ['/services/devops.html', '/services/devops'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('redirects %s to %s', async (from, to) => {
    const reply = await get(from);
    expect(reply.status).toBe(301);
    const origin = `http://localhost:${running.port}`;
    const location = new URL(reply.header('location') ?? '', origin);
    expect(location.href).toBe(`${origin}${basePath}${to}`);
    expectHeaders(reply, '/');
  });

  test.each([
    '//example.org/',
    '//example.org/index.html',
    '//example.org/about-us.html',
    '/%2f%2fexample.org/',
    '/\\example.org/',
    '/%5cexample.org/',
    '/about-us%0d%0aInjected:%20yes/',
    '/about-us%0d%0aInjected:%20yes.html',
  ])('does not redirect %s to another site', async (path) => {
    const { header } = await get(path);
    expect(header('injected')).toBeNull();
    const origin = `http://localhost:${running.port}`;
    expect(new URL(header('location') ?? '/', origin).origin).toBe(origin);
  });

  test.each([
    '/nowhere',
    '/nowhere?a=b',
    '/services/nowhere',
    '/blogs/nowhere',
    '/job-description/nobody',
    '/about-us/nowhere',
    '/pictures',
    '/pictures/nothing.avif',
    '/_next/static/chunks/gone.js',
    '/gone.webmanifest',
    '/.git/config',
    '/404',
    '/index.html.br',
    '/index.html.gz',
    `/${script}.br`,
    '/pictures/../_headers',
    '/%5Fheaders',
    ...hidden.map((name) => `/${name}`),
  ])('answers %s with the 404 page', async (path) => {
    const reply = await get(path);
    // Apache's own rule for such files comes first.
    const refused = server.name === 'Apache' && path === '/.htaccess';
    expect(reply.status).toBe(refused ? 403 : 404);
    expectHeaders(reply, '/404');
    if (refused) return;
    expect(reply.header('content-type')?.replace(' ', '')).toBe('text/html;charset=utf-8');
    expectSame(reply.body, read('404.html'));
  });

  test('answers /500 with the error page', async () => {
    const reply = await get('/500');
    expect(reply.status).toBe(500);
    expect(reply.header('content-type')?.replace(' ', '')).toBe('text/html;charset=utf-8');
    expectSame(reply.body, read('500.html'));
    expectHeaders(reply, '/500');
  });

  test.each([
    ['/', 200],
    ['/about-us', 200],
    ['/blog', 301],
    ['/nowhere', 404],
  ])('answers HEAD %s with %i and no body', async (path, status) => {
    const reply = await get(path, { method: 'HEAD' });
    expect(reply.status).toBe(status);
    expect(reply.body).toHaveLength(0);
    expectHeaders(reply, path);
  });

  test.each(['/', '/about-us', `/${script}`, `/${findExported(/\.avif$/)}`])(
    'answers 304 for an unchanged %s',
    async (path) => {
      const accept = { 'Accept-Encoding': 'br' };
      const { header } = await get(path, { headers: accept });
      const reply = await get(path, {
        headers: { ...accept, 'If-None-Match': header('etag') ?? '' },
      });
      expect(reply.status).toBe(304);
      expect(reply.body).toHaveLength(0);
      expectHeaders(reply, path);
    },
  );
});
