/** A page and its address. */
type Line<Key> = {
  path: `/${string}`;
  /** Second addresses of the page. */
  aliases?: readonly `/${string}`[];
  /** The key of the page above it, where that is not the home page. */
  above?: Key;
  /** The page that search engines list instead of this one: its key, or a case study's address. */
  canonical?: Key | `/projects/${string}`;
  /** Uses the title and the description of the sample article. */
  article?: true;
  /** Why every site needs the page, which `leaveOut` of content/site.yaml cannot name. */
  needed?: string;
};

const LEGAL = 'The law, or the contract with visitors, asks for it';

const definePages = <const Lines extends Record<string, Line<keyof Lines>>>(lines: Lines) => lines;

/**
 * The pages, by the names of their copy: `about` is `content/pages/about.yaml`. The site map lists
 * them in this order. app/README.md says how to add one.
 */
export const pages = definePages({
  home: { path: '/', needed: 'It is the page at the address of the site' },
  'home-two': { path: '/home-two', canonical: 'home' },
  'home-three': { path: '/home-three', canonical: 'home' },
  about: { path: '/about-us' },
  founder: { path: '/about-me' },
  team: { path: '/team' },
  'team-details': { path: '/team-details', above: 'team' },
  contact: { path: '/contact', needed: 'Every page links to it' },
  blogs: { path: '/blogs', aliases: ['/blog'] },
  'blog-details': { path: '/blog-details', article: true },
  services: { path: '/services' },
  'services-details': { path: '/services-details', above: 'services' },
  projects: { path: '/projects' },
  'project-details': {
    path: '/project-details',
    above: 'projects',
    canonical: '/projects/saltmarsh',
  },
  search: { path: '/search' },
  terms: { path: '/terms-condition', needed: LEGAL },
  privacy: { path: '/privacy-policy', needed: LEGAL },
  accessibility: { path: '/accessibility', needed: LEGAL },
  careers: { path: '/careers' },
});

type Pages = typeof pages;

export type PageKey = keyof Pages;

/** The pages with a title and a description in their copy. */
export type CopyKey = {
  [Key in PageKey]: Pages[Key] extends { article: true } ? never : Key;
}[PageKey];

/** The address of a page. */
export type PagePath<Key extends PageKey = PageKey> = Pages[Key]['path'];

type AliasPath = {
  [Key in PageKey]: Pages[Key] extends { aliases: readonly (infer Alias)[] } ? Alias : never;
}[PageKey];

const lines: readonly Line<PageKey>[] = Object.values(pages);

const isCopyKey = (key: string): key is CopyKey =>
  Object.entries<Line<PageKey>>(pages).some(([name, { article }]) => name === key && !article);

export const copyKeys: readonly CopyKey[] = Object.keys(pages).filter(isCopyKey);

/** The page above another, where that is not the home page. */
export function findAbove(key: PageKey): CopyKey | undefined {
  const { above }: Line<PageKey> = pages[key];
  return above && isCopyKey(above) ? above : undefined;
}

const pageAliases = new Map(
  lines.flatMap(({ path, aliases = [] }) => aliases.map((alias) => [alias, path])),
);

/** The addresses of the pages, second ones included. */
export const staticRoutes: readonly string[] = [
  ...lines.map(({ path }) => path),
  ...pageAliases.keys(),
];

/**
 * Film players: pages without the shell, which a dialog frames. Without a script they are shown
 * alone. Search engines do not list them.
 */
export const filmPages = ['/film/behind-the-counter'] as const;

/** A folder of files that have pages. */
export type EntryFolder = {
  folder: `content/${string}`;
  format: 'md' | 'yaml';
  /** The start of the addresses. They end with the files' names. */
  start: `/${string}/`;
  /** The page that lists the entries, if there is one. Without entries, the site leaves it out. */
  list?: PagePath;
  /** The field with the day on which an entry appears. */
  day?: string;
  /** The page that has a part for each file, whose id is the file's name. */
  parts?: `/${string}`;
};

/** The folders whose files have pages. */
export const entryFolders = {
  articles: {
    folder: 'content/articles',
    format: 'md',
    start: '/blogs/',
    list: pages.blogs.path,
    day: 'created_at',
  },
  jobs: {
    folder: 'content/jobs',
    format: 'md',
    start: '/job-description/',
    list: pages.careers.path,
    day: 'datePosted',
  },
  projects: {
    folder: 'content/projects',
    format: 'yaml',
    start: '/projects/',
    list: pages.projects.path,
    day: 'published',
    parts: pages.projects.path,
  },
  services: {
    folder: 'content/services',
    format: 'yaml',
    start: '/services/',
    list: pages.services.path,
  },
  team: { folder: 'content/team', format: 'md', start: '/team/', list: pages.team.path },
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

/** The canonical address of every second address. Both addresses are served. */
export const aliases: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pageAliases),
  ...Object.fromEntries(
    Object.entries(serviceAliases).map(([alias, slug]) => [
      `/services/${alias}`,
      servicePath(slug),
    ]),
  ),
};

const isPageKey = (canonical: string): canonical is PageKey => canonical in pages;

/** The addresses of the pages that search engines list instead of others, by the addresses of these. */
export const canonicals: ReadonlyMap<string, string> = new Map(
  lines.flatMap(({ path, canonical }) => {
    if (canonical === undefined) return [];
    return [[path, isPageKey(canonical) ? pages[canonical].path : canonical]];
  }),
);

/** The address of a page as Markdown, for language models. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** Every address of a page that a link may have. */
export type Path =
  | PagePath
  | AliasPath
  | `${(typeof entryFolders)[keyof typeof entryFolders]['start']}${string}`;

/** A place a link may lead to: a page of the site, a part of one, a file of `public`, or an address outside it. */
export type Href =
  | Path
  | `${Path}#${string}`
  | `${Path}?${string}`
  | `/${string}.${string}`
  | `#${string}`
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`;
