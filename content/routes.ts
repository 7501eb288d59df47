/**
 * What code must know of addresses by name. The pages themselves are files: `content/pages` (content/files/pages.ts).
 */

/**
 * Film players: pages without the shell, which a dialog frames. Without a script they are shown
 * alone. Search engines do not list them.
 */
export const filmPages = ['/film/behind-the-counter'] as const;

/** The folder of the pages. */
export const PAGES = 'content/pages';

/** A folder of files that have pages. */
export type EntryFolder = {
  folder: `content/${string}`;
  format: 'md' | 'yaml';
  /** The start of the addresses. They end with the files' names. */
  start: `/${string}/`;
  /**
   * The page that lists the entries, by the name of its file, if there is one. Without it, the entries have no pages.
   * Without entries, the site leaves it out.
   */
  list?: string;
  /** The field with the day on which an entry appears. */
  day?: string;
  /** Whether the page that lists them has a part for each, whose id is the file's name. */
  parts?: true;
};

/** The folders whose files have pages. */
export const entryFolders = {
  articles: {
    folder: 'content/articles',
    format: 'md',
    start: '/blogs/',
    list: 'blogs',
    day: 'created_at',
  },
  jobs: {
    folder: 'content/jobs',
    format: 'md',
    start: '/job-description/',
    list: 'careers',
    day: 'datePosted',
  },
  projects: {
    folder: 'content/projects',
    format: 'yaml',
    start: '/projects/',
    list: 'projects',
    day: 'published',
    parts: true,
  },
  services: { folder: 'content/services', format: 'yaml', start: '/services/', list: 'services' },
  team: { folder: 'content/team', format: 'md', start: '/team/', list: 'team' },
} as const satisfies Record<string, EntryFolder>;

/** Makes the addresses of a folder's pages. */
const toPath =
  <Start extends string>({ start }: { start: Start }) =>
  (slug: string) =>
    `${start}${slug}` as const;

/** The address of an article. */
export const articlePath = toPath(entryFolders.articles);

/** The address of a job. */
export const jobPath = toPath(entryFolders.jobs);

/** The address of a case study. */
export const projectPath = toPath(entryFolders.projects);

/** The address of a service. */
export const servicePath = toPath(entryFolders.services);

/** The address of a person of the team. */
export const personPath = toPath(entryFolders.team);

/** Second addresses of services, with their slugs. The client's pages link to them. */
export const serviceAliases: Readonly<Record<string, string>> = {
  'digital-transformation': 'digital-Transformation',
  'ideation-designing': 'ideational-designing',
};

/** The start of the addresses of the lists of an author's articles. */
export const AUTHORS = '/blogs/author/';

/** The address of a page as Markdown, for language models. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** A place a link may lead to: a page of the site, a part of one, a file of `public`, or an address outside it. */
export type Href =
  | `/${string}`
  | `#${string}`
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`;
