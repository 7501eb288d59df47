import type { Format } from './folder';

/** A folder whose files have pages, and the start of their addresses. */
type PageFolder = { folder: string; format: Format; start: `/${string}/` };

/** The folders whose files have pages. An address ends with the file's name. */
export const pageFolders: readonly PageFolder[] = [
  { folder: 'content/articles', format: 'md', start: '/blogs/' },
  { folder: 'content/jobs', format: 'md', start: '/job-description/' },
  { folder: 'content/projects', format: 'yaml', start: '/projects/' },
  { folder: 'content/services', format: 'yaml', start: '/services/' },
  { folder: 'content/team', format: 'md', start: '/team/' },
];
