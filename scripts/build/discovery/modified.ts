import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { jobFiles } from '@/content/loaders/jobs';
import type { ServiceSlug } from '@/content/routes';
import { importsOf } from '../check/imports';
import { latest } from './sitemap';

/** When each file of a folder was last committed, by its path from the project's root. */
export type Commits = ReadonlyMap<string, string>;

/** Reads `git log`: a line with a moment, and the files of that commit after it, the newest first. */
export function commitsIn(log: string): Commits {
  const commits = new Map<string, string>();
  let moment = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) moment = line.slice(1);
    else if (line !== '' && !commits.has(line)) commits.set(line, moment);
  }
  return commits;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * The commits of the content. None where there is no history to read: without git, or in a clone
 * that was cut short, in which every file would seem to be of the last commit.
 */
export function readCommits(): Commits {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    return commitsIn(git('log', '--format=@%cI', '--name-only', '--no-renames', '--', 'content'));
  } catch {
    return new Map();
  }
}

/** Modules that every page needs, or that only read what others hold. */
const FRAME =
  /^content\/(site|name|routes|absolute-url|alternates|forms)$|^content\/(schema|structured)\//;

/** What a loader reads. */
const FOLDERS = {
  'content/loaders/blog': 'content/blog/',
  'content/loaders/jobs': 'content/jobs/',
  'content/loaders/services': 'content/services/',
} as const;

const folderOf = (module: string): string => new Map(Object.entries(FOLDERS)).get(module) ?? '';

/** The files and folders that the page of a fixed address takes its content from. */
function importedBy(path: string): string[] {
  const page = `app${path === '/' ? '' : path}/page.tsx`;
  return importsOf(page, readFileSync(page, 'utf8'))
    .map(({ target }) => target)
    .filter((target) => target.startsWith('content/') && !FRAME.test(target))
    .map((target) => folderOf(target) || `${target}.ts`);
}

const SERVICES = {
  'mobile-development': 'mobile-development',
  'software-development': 'software-development',
  'digital-Transformation': 'digital-transformation',
  'ideational-designing': 'ideation-and-design',
  'it-consulting': 'it-consulting',
  devops: 'devops',
  'cloud-managed-service': 'cloud-managed-services',
} as const satisfies Record<ServiceSlug, string>;

const serviceFiles = new Map(
  Object.entries(SERVICES).map(([slug, file]) => [
    `/services/${slug}`,
    [`content/services/${file}.ts`],
  ]),
);

const jobSources = () =>
  [...jobFiles()].map(([id, { file }]): [string, string[]] => [`/job-description/${id}`, [file]]);

/** The last commit of each file, and of each folder that a loader reads. */
function withFolders(commits: Commits): Commits {
  const inside = (folder: string) =>
    [...commits].flatMap(([file, moment]) => (file.startsWith(folder) ? [moment] : []));
  const folders = Object.values(FOLDERS).flatMap((folder): [string, string][] => {
    const moment = latest(inside(folder));
    return moment ? [[folder, moment]] : [];
  });
  return new Map([...commits, ...folders]);
}

/**
 * Tells when the content of a page last changed, by the commits of the files it comes from.
 *
 * @returns a moment with a time zone, or null where no commit is known
 */
export function lastCommit(commits: Commits): (path: string) => string | null {
  const moments = withFolders(commits);
  const known = new Map([...serviceFiles, ...jobSources()]);
  return (path) => {
    const sources = known.get(path) ?? importedBy(path);
    return latest(sources.flatMap((source) => moments.get(source) ?? []));
  };
}
