/** The pages that stand at fixed addresses. */
export const staticRoutes = [
  '/',
  '/about-us',
  '/services',
  '/projects',
  '/project-details',
  '/team',
  '/team-details',
  '/services-details',
  '/blogs',
  '/blog',
  '/blog-details',
  '/careers',
  '/contact',
  '/privacy-policy',
  '/terms-condition',
  '/home-two',
  '/home-three',
  '/about-me',
] as const;

/**
 * Players that stand in a dialog's frame, and alone where there is no script: pages without the
 * shell, which search engines leave out.
 */
export const filmPages = ['/film/behind-the-counter'] as const;

/** Files of `public/` that pages link. */
export const textFiles = ['/licenses.txt'] as const;

/** The seven services, by the last part of their address. */
export const serviceSlugs = [
  'mobile-development',
  'software-development',
  'digital-Transformation',
  'ideational-designing',
  'it-consulting',
  'devops',
  'cloud-managed-service',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

/**
 * Second addresses of a page, which the client's pages link: each is served, with the real
 * address as its canonical link.
 */
export const serviceAliases = {
  'digital-transformation': 'digital-Transformation',
  'ideation-designing': 'ideational-designing',
} as const satisfies Record<string, ServiceSlug>;

export type ServiceAlias = keyof typeof serviceAliases;

/** Second addresses of whole pages, which the demo menu links. */
const pageAliases = { '/blog': '/blogs' } as const satisfies Partial<
  Record<(typeof staticRoutes)[number], (typeof staticRoutes)[number]>
>;

/** Every second address, and the address that its page names as the real one. */
export const aliases: Readonly<Record<string, string>> = {
  ...pageAliases,
  ...Object.fromEntries(
    Object.entries(serviceAliases).map(([alias, slug]) => [
      `/services/${alias}`,
      `/services/${slug}`,
    ]),
  ),
};

/** Other arrangements of the home page, which the demo menu links: search engines list the first. */
const arrangements = { '/home-two': '/', '/home-three': '/' } as const satisfies Partial<
  Record<(typeof staticRoutes)[number], (typeof staticRoutes)[number]>
>;

/** The fixed addresses that search engines list. */
export type ListedRoute = Exclude<
  (typeof staticRoutes)[number],
  keyof typeof pageAliases | keyof typeof arrangements
>;

const canonicals = new Map<string, string>(Object.entries({ ...aliases, ...arrangements }));

/** The one address under which search engines list what stands at `path`. */
export const canonicalPath = (path: string): string => canonicals.get(path) ?? path;

/** Where an article stands. */
export const articlePath = (id: string) => `/blogs/${id}` as const;

/** Where a job stands. */
export const jobPath = (id: string) => `/job-description/${id}` as const;

/** Where an article or a service stands as Markdown, for language models. */
export const markdownPath = (path: string): string => `${path}.md`;

/** Every address of the site that a link may lead to. */
export type Path =
  | (typeof textFiles)[number]
  | (typeof staticRoutes)[number]
  | `/services/${ServiceSlug | ServiceAlias}`
  | `/blogs/${string}`
  | `/job-description/${string}`;
