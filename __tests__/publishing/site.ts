import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { copySite, openCopy } from '../variants/copy';

/** Where the copy is. */
export const FOLDER = '.variants/publishing';

/** The published address of the copy. */
export const SITE = 'https://rivermark.example';

const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_PUBLIC_SITE_URL: SITE };

/** Copies the site into a folder of its own, where the tests change files and build. */
export const copy = () => copySite(FOLDER);

export const { read, write, remove, exists, change, list, check } = openCopy(FOLDER, env);

/** Builds the copy, as an owner does. */
export function build(): void {
  execFileSync('npm', ['run', 'build'], { cwd: FOLDER, stdio: 'pipe', env });
}

/** Builds the copy where the build should fail. Returns all that it prints. */
export function failBuild(): string {
  const { stdout, stderr, status } = spawnSync('npm', ['run', 'build'], {
    cwd: FOLDER,
    encoding: 'utf8',
    env,
  });
  if (status === 0) throw new Error('The build did not fail.');
  return `${stdout}${stderr}`;
}

/** The times of all files of the copy by their paths, without packages. */
export const readSources = (): ReadonlyMap<string, number> =>
  new Map(
    readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, statSync(path).mtimeMs]),
  );

/** The digests of the exported site's files, by their paths. */
export function readExport(): ReadonlyMap<string, string> {
  const out = join(FOLDER, 'out');
  return new Map(
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [
        path.slice(out.length + 1),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  );
}

/** The files that an export has otherwise than the one before: new, gone, or with other bytes. */
export function findChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}

/** Addresses of this site in every page and file of the export, without those in the given paths. */
export function findMentions(address: string): string[] {
  return [...readExport().keys()].filter(
    (path) => /\.(html|xml|json|txt|md)$/.test(path) && read(join('out', path)).includes(address),
  );
}

/** Front matter and text of an article. */
export const article = ({
  title,
  day = '2026-06-01',
  tags = 'Tea',
  author = 'ananya-rao',
  more = '',
  text = 'Tea is made of leaves and hot water.',
}: {
  title: string;
  day?: string;
  tags?: string;
  author?: string;
  more?: string;
  text?: string;
}) => `---
title: ${title}
tags: [${tags}]
created_at: ${day}
author: ${author}
src: cover-trends
alt: Three browser windows of clay
desc: ${'One sentence that says what it is about, and one more. '.repeat(3)}
${more}---

## The first heading

${text}
`;
