import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import sirv from 'sirv';
import { parse } from 'yaml';
import { splitFrontMatter } from '@/content/files/front-matter';
import { copySite } from '../variants/copy';
import { signInWithToken, standInForGitHub } from './github';
import { findChangedLines } from './lines';
import {
  choose,
  fillIn,
  getField,
  openEditor,
  openFile,
  openNew,
  pressSave,
  readChanges,
  save,
  showField,
} from './repository';
import { findFirst, findPlainArticle, nameOf } from './words';

/** The copy of the site that is built from what the editor saved. */
const FOLDER = '.variants/editor';

// The second test is about the site that the first one builds.
test.describe.configure({ mode: 'serial' });
// The editor draws only the fields on the screen.
test.use({ viewport: { width: 1280, height: 6000 } });

const PACKAGE = 'scripts/edit/node_modules';

const REPOSITORY = 'rivermark/site';

const { offices } = parse(readFileSync('content/agency.yaml', 'utf8'));
const readTitle = (file: string): string =>
  parse(splitFrontMatter(readFileSync(file, 'utf8'))?.fields ?? '').title;
const JOB = findFirst('content/jobs');

/** The setting with which the site has an editor. */
const EDITOR = `editor:\n  service: github\n  repository: ${REPOSITORY}\n`;

/** What the site in the copy has at a path. */
const read = (path: string) => readFileSync(join(FOLDER, 'out', path), 'utf8');

function run(...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync('npx', args, { cwd: FOLDER, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

/** Adds an item to a list, and waits for its first field. */
async function addItem(page: Page, list: string, index: number): Promise<void> {
  await (await showField(page, list)).getByRole('button', { name: /^Add /i }).click();
  await expect(page.locator(`[data-key-path^="${list}.${index}"]`).first()).toBeVisible();
}

/** Takes a new picture of one colour into a field. */
async function upload(page: Page, key: string, name: string, background: string): Promise<void> {
  const field = await showField(page, key);
  await field.getByRole('button', { name: /Browse|Replace/ }).click();
  const buffer = await sharp({
    create: { width: 3000, height: 2250, channels: 3, background },
  })
    .jpeg()
    .toBuffer();
  const input = page.getByRole('dialog').locator('input[type=file]').last();
  await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(field).toContainText(/\/pictures\/.+\.webp/);
}

async function writeText(page: Page, text: string): Promise<void> {
  const body = getField(page, 'body').locator('[contenteditable=true]').first();
  await body.click();
  await page.keyboard.type(text);
  await expect(body).toContainText(text);
}

async function addArticle(page: Page): Promise<void> {
  await openNew(page, 'articles');
  await fillIn(page, 'title', 'What we learn from a pot of tea');
  await addItem(page, 'tags', 0);
  await fillIn(page, 'tags.0', 'Working together');
  await getField(page, 'created_at').locator('input').fill('2026-11-01');
  await choose(page, 'author', readTitle(findFirst('content/team')));
  await upload(page, 'src', 'Tea Pot.JPG', '#a63');
  await fillIn(page, 'alt', 'A brown pot of tea');
  await fillIn(page, 'desc', `${'Tea is what we drink while we wait for the build. '.repeat(4)}`);
  await writeText(page, 'Water first, then the leaves.');
  await save(page, 'content/articles/what-we-learn-from-a-pot-of-tea.md');
}

async function addPerson(page: Page): Promise<void> {
  await openNew(page, 'team');
  await fillIn(page, 'title', 'Tilda Brewer');
  await fillIn(page, 'designation', 'Tea engineer');
  await fillIn(page, 'description', 'Keeps the kettle of both offices on the boil.');
  await upload(page, 'image.name', 'tilda.jpg', '#36a');
  await fillIn(page, 'image.alt', 'Clay bust of Tilda Brewer with a cup');
  await choose(page, 'world', 'Consulting');
  await choose(page, 'city', offices[0].city);
  for (const [i, day] of ['Monday', 'Tuesday', 'Wednesday'].entries()) {
    await addItem(page, 'week', i);
    await fillIn(page, `week.${i}.day`, day);
    await fillIn(page, `week.${i}.what`, 'Boils water.');
  }
  await fillIn(page, 'meta.title', 'Tilda Brewer, tea engineer');
  await fillIn(
    page,
    'meta.description',
    'Water, leaves and a clock: how Tilda Brewer spends her week.',
  );
  await writeText(page, 'Nobody has ever seen her without a kettle.');
  await save(page, 'content/team/tilda-brewer.md');
}

test('the site is built from what editors save', async ({ page }) => {
  test.setTimeout(400_000);
  await openEditor(page);

  await test.step('a headline, a menu line and the hours of an office', async () => {
    await openFile(page, 'pages', 'home');
    await fillIn(page, 'banner.title.1', 'meets a pot of tea.');
    await save(page, 'content/pages/home.yaml');
    await openFile(page, 'site', 'menus');
    await fillIn(page, 'footer.1.label', 'Who we are');
    await save(page, 'content/menus.yaml');
    await openFile(page, 'site', 'agency');
    await fillIn(page, 'offices.1.hours.opens', '07:45');
    await save(page, 'content/agency.yaml');
  });
  await test.step('a new article and a new person, each with a picture', async () => {
    await addArticle(page);
    await addPerson(page);
  });
  await test.step('a job that is closed', async () => {
    await openFile(page, 'jobs', nameOf(JOB));
    await getField(page, 'validThrough').locator('input').fill('2026-11-20');
    await save(page, JOB);
  });

  const changes = await readChanges(page);
  expect([...changes.keys()].sort()).toEqual([
    'content/agency.yaml',
    'content/articles/what-we-learn-from-a-pot-of-tea.md',
    JOB,
    'content/menus.yaml',
    'content/pages/home.yaml',
    'content/pictures/masters/tea-pot.webp',
    'content/pictures/masters/tilda.webp',
    'content/team/tilda-brewer.md',
  ]);
  copySite(FOLDER);
  // The package of the editor is here already.
  symlinkSync(resolve(PACKAGE), join(FOLDER, PACKAGE), 'junction');
  appendFileSync(join(FOLDER, 'content/site.yaml'), EDITOR);
  for (const [file, bytes] of changes) {
    mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
    writeFileSync(join(FOLDER, file), bytes);
  }

  await test.step('the check passes before any build', () => {
    expect(run('tsx', 'scripts/site/steps.ts', 'pictures', 'check')).toBe('');
  });
  await test.step('the pages show what was saved', () => {
    expect(run('tsx', 'scripts/site/build.ts')).toBe('');
    expect(read('index.html')).toContain('meets a pot of tea.');
    expect(read('index.html')).toContain('Who we are');
    expect(read('contact.html')).toContain('7:45');
    const article = read('blogs/what-we-learn-from-a-pot-of-tea.html');
    expect(article).toContain('Water first, then the leaves.');
    expect(article).toContain('A brown pot of tea');
    const [picture = ''] = /\/pictures\/tea-pot-\w+-\d+\.avif/.exec(article) ?? [];
    expect(existsSync(join(FOLDER, 'out', picture))).toBe(true);
    expect(read('team/tilda-brewer.html')).toContain('Nobody has ever seen her without a kettle.');
    expect(read('team.html')).toContain('Tilda Brewer');
    expect(read(`job-description/${nameOf(JOB)}.html`)).toContain('closed');
  });
});

/** Serves the site in the copy. */
function serveSite(): Promise<string> {
  const server = createServer(sirv(join(FOLDER, 'out'), { extensions: ['html'] }));
  return new Promise((done) => {
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      done(`http://localhost:${port}`);
    });
  });
}

test('the published editor saves to GitHub, and loads nothing else from another site', async ({
  page,
}) => {
  const site = await serveSite();
  const token = 'github_pat_1a2b3c';
  const { files, messages } = await standInForGitHub(page, REPOSITORY, token);
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(new URL(request.url()).origin));
  await signInWithToken(page, `${site}/admin`, token);

  await test.step('no other page of the site can read the token', async () => {
    const other = await page.context().newPage();
    await other.goto(site);
    const kept = () =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    for (const each of [page, other]) expect(await each.evaluate(kept)).not.toContain(token);
    await other.close();
  });

  const file = findPlainArticle();
  const before = String(files.get(file));
  await openFile(page, 'articles', nameOf(file));
  await fillIn(page, 'title', 'Paper first, then tea');
  await pressSave(page);
  await expect.poll(() => messages).toHaveLength(1);
  const { removed, added } = findChangedLines(before, String(files.get(file)));
  expect(removed).toHaveLength(1);
  expect(added[0]).toMatch(/^title: ["']?Paper first, then tea["']?$/);

  const others = [...loaded].filter((origin) => origin !== site && origin !== 'null');
  expect(others).toEqual(['https://api.github.com']);
});

test('the published editor does not run in a frame', async ({ page }) => {
  const site = await serveSite();
  const body = '<iframe src="/admin"></iframe>';
  await page.route('**/frame', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site}/frame`);
  await expect(page.frameLocator('iframe').locator('body')).toHaveText(/does not run in a frame/);
});

test('the editor is on no other page, and search engines leave it out', () => {
  expect(read('admin.html')).toContain('<meta name="robots" content="noindex">');
  // GitHub's tokens need no second window.
  expect(read('_headers')).toContain('/admin\n  X-Robots-Tag: noindex\n');
  for (const file of ['index.html', 'contact.html', 'llms.txt', 'robots.txt']) {
    expect(read(file)).not.toContain('admin');
  }
});
