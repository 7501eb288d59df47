import { hasList, isLeftOut } from '@/content/files/left-out';
import { rawPages, SHARED } from '@/content/files/pages';
import { findFolder } from '@/content/pages/kinds';
import { listWords } from '@/content/pages/words';
import { entryFolders } from '@/content/routes';
import type { Kind } from '@/content/schema/kind';

const { articles, jobs, projects, services, team } = entryFolders;

/** The start of the addresses of each kind of entry that the search finds. */
const STARTS: Readonly<Partial<Record<Kind, string>>> = {
  article: articles.start,
  'case-study': projects.start,
  job: jobs.start,
  person: team.start,
  service: services.start,
};

/** The start of the addresses without which no page shows the words of a file. */
function findStart(file: string): string | undefined {
  const page = rawPages().find((each) => each.file === file);
  return page ? page.path : listWords().find(({ words }) => words.file === file)?.about;
}

/** Whether nothing reads the words of a file, because the page that would show them is not there. */
export function isUnread(file: string): boolean {
  const about = listWords().find(({ words }) => words.file === file)?.about;
  return about !== undefined && !hasList(about);
}

/** Whether no page shows the words of a file, because the site leaves out the page. */
export function isUnshown(file: string): boolean {
  const start = findStart(file);
  return start !== undefined && isLeftOut(start);
}

/** The kind of section that has a field: that of the page's list, or that of the file of shared words. */
function findKind(file: string, field: string): unknown {
  const [, index] = /^sections\.(\d+)[ .]/.exec(field) ?? [];
  if (index) return rawPages().find((each) => each.file === file)?.sections[Number(index)]?.section;
  return file.startsWith(`${SHARED}/`) ? file.slice(SHARED.length + 1, -'.yaml'.length) : undefined;
}

/** The start of the addresses without which no page shows a field. */
function findFieldStart(file: string, field: string): string | undefined {
  const [, kind] = /(?:^|\.)kinds\.([\w-]+)\./.exec(field) ?? [];
  if (kind) return STARTS[kind as Kind];
  if (file === 'content/templates/errors.yaml' && field.startsWith('job.')) return jobs.start;
  return findFolder(findKind(file, field), entryFolders)?.start;
}

/** Whether no page shows a field of a file, because it is about a page that the site leaves out. */
export function isUnshownField(file: string, field: string): boolean {
  const start = findFieldStart(file, field);
  return start !== undefined && isLeftOut(start);
}
