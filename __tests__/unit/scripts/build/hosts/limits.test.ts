/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { estimateSite } from '@/scripts/build/hosts/estimate';
import {
  checkLimits,
  findExcess,
  type HostName,
  readHost,
  type SiteSize,
} from '@/scripts/build/hosts/limits';
import { measureFolder } from '@/scripts/build/hosts/measure';

const size = (changes: Partial<SiteSize> = {}): SiteSize => ({
  files: 1000,
  bytes: 1e6,
  fullest: { name: 'out/blogs', files: 500 },
  largest: { name: 'out/film.mp4', bytes: 1e6 },
  ...changes,
});
const savings = { markdown: 7000, sharePictures: 200, compressed: 0 };
const env = (variables: Record<string, string>) => ({ ...variables }) as NodeJS.ProcessEnv;

test('the build stops where its host takes fewer files, and says what to leave out', () => {
  expect(() => checkLimits('cloudflare', size({ files: 20_001 }), savings)).toThrow(
    /20,001 files, and it takes 20,000.*\nTo mend it, set publishing\.markdown to false.*saves 7,000 files/,
  );
  expect(checkLimits('cloudflare', size({ files: 20_000 }), savings)).toEqual([]);
});

test('without a chosen host, the build warns of each host that is too small', () => {
  const warnings = checkLimits(null, size({ files: 18_000 }), savings);
  expect(warnings).toEqual([
    expect.stringContaining('Vercel'),
    expect.stringContaining('Azure'),
    expect.stringContaining('To mend it'),
  ]);
  expect(checkLimits(null, size(), savings)).toEqual([]);
});

test('the bytes of a site, of a file and the files of a folder count, too', () => {
  expect(findExcess('github', size({ bytes: 1.2e9 }))).toEqual([
    expect.stringContaining('1,200 MB, and it takes 1,000 MB'),
  ]);
  expect(findExcess('cloudflare', size({ largest: { name: 'out/a.mp4', bytes: 3e7 } }))).toEqual([
    expect.stringContaining('out/a.mp4 with 30 MB'),
  ]);
  expect(findExcess('netlify', size({ fullest: { name: 'out/blogs', files: 60_000 } }))).toEqual([
    expect.stringContaining('60,000 files in out/blogs'),
  ]);
});

test('the host is the one that is chosen, or the one that builds', () => {
  expect(readHost(env({ DEPLOY_TO: 'azure', NETLIFY: 'true' }))).toBe('azure');
  expect(readHost(env({ CF_PAGES: '1' }))).toBe('cloudflare');
  expect(readHost(env({}))).toBeNull();
  expect(() => readHost(env({ DEPLOY_TO: 'cloudfare' }))).toThrow(
    'DEPLOY_TO is "cloudfare". Set it to one of cloudflare,',
  );
});

test('a folder’s files, bytes and savings are counted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  const put = (name: string, bytes: number) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), 'x'.repeat(bytes));
  };
  put('blogs/1.html', 10);
  put('blogs/1.md', 20);
  put('blogs/1.md.br', 5);
  put('og/blogs-1-abc.jpg', 40);
  put('og/home-abc.jpg', 30);
  expect(measureFolder(folder)).toEqual({
    size: {
      files: 5,
      bytes: 105,
      fullest: { name: join(folder, 'blogs'), files: 3 },
      largest: { name: join(folder, 'og/blogs-1-abc.jpg'), bytes: 40 },
    },
    savings: { markdown: 1, sharePictures: 1, compressed: 1 },
  });
  rmSync(folder, { recursive: true });
});

test('the switches change what a build is reckoned to have', () => {
  const counts = {
    pages: 10_040,
    articles: 10_000,
    services: 7,
    jobs: 0,
    publicFiles: 1600,
    publicBytes: 4e7,
    markdown: true,
    precompressed: false,
  };
  const files = (changes: Partial<typeof counts>) =>
    estimateSite({ ...counts, ...changes }, { articles: 200, jobs: 0 }).size.files;
  expect(files({})).toBeGreaterThan(30_000);
  expect(files({ markdown: false })).toBe(files({}) - 10_007);
  expect(files({ precompressed: true })).toBeGreaterThan(2 * files({}));
});

const README = readFileSync('scripts/build/hosts/README.md', 'utf8');

test.each<[HostName, string]>([
  ['cloudflare', 'Cloudflare Pages'],
  ['netlify', 'Netlify'],
  ['vercel', 'Vercel'],
  ['github', 'GitHub Pages'],
  ['azure', 'Azure Static Web Apps'],
])('the README says how many articles %s takes', (host, label) => {
  const row = README.split('\n').find((line) => line.startsWith(`| [${label}]`)) ?? '';
  const [withMarkdown = 0, without = 0] = row
    .split('|')
    .slice(-3, -1)
    .map((cell) => Number(cell.replaceAll(',', '')));
  const takes = (articles: number, markdown: boolean) => {
    const counts = { articles, services: 7, jobs: 1, markdown, precompressed: false };
    const site = { ...counts, pages: articles + 60, publicFiles: 1750, publicBytes: 4.6e7 };
    return findExcess(host, estimateSite(site, { articles: 200, jobs: 1 }).size).length === 0;
  };
  expect(takes(withMarkdown - 200, true)).toBe(true);
  expect(takes(withMarkdown + 200, true)).toBe(false);
  expect(takes(without - 200, false)).toBe(true);
  expect(takes(without + 200, false)).toBe(false);
});
