import { canonicalPath } from '../../../content/routes';
import { errorPages } from '../../site/hosts/description';
import { isErrorPage } from '../pages';
import type { Page, Target } from './page';
import { isListed, isUnlisted, type Site } from './site';

/** A rule. `when` is true where it is broken. */
type Rule<Subject> = { when: (subject: Subject, site: Site) => boolean; message: string };

const isLengthOutside = (text: string, min: number, max: number) =>
  text.length < min || text.length > max;

/** Next omits the slash of the home page. */
const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** The path of a page's share picture. */
const sharePath = ({ meta }: Page, { origin }: Site) => {
  const address = meta.get('og:image') ?? '';
  return address.startsWith(origin) ? address.slice(origin.length) : '';
};
const isNoindex = ({ meta }: Page) => /noindex/.test(meta.get('robots') ?? '');
const hasTag = (page: Page, name: string, value: string) =>
  isErrorPage(page.path) || page.meta.get(name) === value;

const pageRules: readonly Rule<Page>[] = [
  {
    when: ({ title }) => isLengthOutside(title, 10, 70),
    message: 'title is not 10 to 70 characters',
  },
  {
    // Search engines do not list the error page.
    when: ({ path, meta }) =>
      path !== errorPages[500] && isLengthOutside(meta.get('description') ?? '', 50, 160),
    message: 'description is not 50 to 160 characters',
  },
  {
    when: ({ path, canonical }) => isErrorPage(path) && canonical.length > 0,
    message: 'error page has a canonical address',
  },
  {
    when: ({ path, canonical }, { origin }) =>
      !isErrorPage(path) &&
      canonical.map(withoutSlash).join(' ') !== withoutSlash(origin + canonicalPath(path)),
    message: "canonical address is not the page's",
  },
  {
    when: (page) => isNoindex(page) && !isUnlisted(page.path),
    message: 'page is noindex but listed',
  },
  {
    when: (page) => !isNoindex(page) && isUnlisted(page.path),
    message: 'page is unlisted but not noindex',
  },
  ...['og:title', 'og:type', 'og:image', 'og:image:alt'].map((name) => ({
    when: ({ path, meta }: Page) => !isErrorPage(path) && !meta.get(name),
    message: `${name} is missing`,
  })),
  {
    when: (page, site) => page.meta.has('og:image') && !site.has(sharePath(page, site)),
    message: 'og:image does not exist',
  },
  {
    when: (page, site) => page.meta.has('og:image') && !/\.(png|jpg)$/.test(sharePath(page, site)),
    message: 'og:image is neither PNG nor JPEG',
  },
  {
    when: (page) =>
      !hasTag(page, 'og:image:width', '1200') || !hasTag(page, 'og:image:height', '630'),
    message: 'og:image is not 1200 × 630',
  },
  {
    when: (page) => !hasTag(page, 'twitter:card', 'summary_large_image'),
    message: 'twitter:card is not summary_large_image',
  },
  {
    when: ({ path, structuredData }) => isUnlisted(path) && structuredData.length > 0,
    message: 'unlisted page has structured data',
  },
  {
    when: ({ structuredData }) => structuredData.some((json) => /[:[]"\/[^/]/.test(json)),
    message: 'structured data has an address without a domain',
  },
];

type Link = Target & { page: Page };

/** The URL of a link within the site. Null if it is not valid, or leads to another site. */
function toInternalUrl({ href, page }: Link, { origin }: Site): URL | null {
  const base = `${origin}${page.path}`;
  const url = URL.canParse(href, base) ? new URL(href, base) : null;
  return url?.origin === origin ? url : null;
}

const linkRules: readonly Rule<Link>[] = [
  {
    when: ({ href, page }, { origin }) => !URL.canParse(href, origin + page.path),
    message: 'not a valid address',
  },
  {
    when: (link, site) =>
      link.rel !== null &&
      !link.rel.includes('noreferrer') &&
      /^https?:/.test(link.href) &&
      toInternalUrl(link, site) === null,
    message: 'external link without rel=noreferrer',
  },
  {
    when: (link, site) => {
      const url = toInternalUrl(link, site);
      return url !== null && !site.has(url.pathname);
    },
    message: 'does not exist',
  },
  {
    when: (link, site) => {
      const url = toInternalUrl(link, site);
      const id = decodeURIComponent(url?.hash.slice(1) ?? '');
      return url !== null && id !== '' && !site.getIds(url.pathname).includes(id);
    },
    message: 'anchor does not exist',
  },
  {
    when: (link, site) =>
      link.rel !== null && /.\/$|\.html$/.test(toInternalUrl(link, site)?.pathname ?? ''),
    message: 'hosts redirect this address: remove the last slash or .html',
  },
];

const findBroken = <Subject>(rules: readonly Rule<Subject>[], subject: Subject, site: Site) =>
  rules.filter(({ when }) => when(subject, site)).map(({ message }) => message);

/** Finds other listed pages with the same title or description. */
function findDuplicates({ path, title, meta }: Page, { pages }: Site): string[] {
  if (!isListed(path)) return [];
  const others = [...pages.values()].filter((other) => other.path !== path && isListed(other.path));
  const description = meta.get('description');
  return others.flatMap((other) => [
    ...(other.title === title ? [`title is also that of ${other.path}`] : []),
    ...(other.meta.get('description') === description
      ? [`description is also that of ${other.path}`]
      : []),
  ]);
}

/**
 * Checks a page.
 *
 * @returns one line for each finding
 */
export function checkPage(page: Page, site: Site): string[] {
  const links = page.targets.flatMap((target) =>
    findBroken(linkRules, { ...target, page }, site).map((message) => `${target.href}: ${message}`),
  );
  return [...findBroken(pageRules, page, site), ...findDuplicates(page, site), ...new Set(links)];
}
