import { filesIn } from '@/scripts/site/files';

/** Folders that tools write and Git ignores. */
const MADE = /\/(node_modules|\.next|out|test-results)\//;

/** Lists the files below a folder that people write. */
export const listSources = (folder: string): string[] =>
  filesIn(folder).filter((path) => !MADE.test(path));
