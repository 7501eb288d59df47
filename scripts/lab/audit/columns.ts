import { canonicalPath, filmPages } from '../../../content/routes';
import { errorPages } from '../../build/hosts/description';
import type { PageFacts } from './page';
import type { SiteFacts } from './site';
import { structuredHoles, typeOf, unseen } from './structured';

/** What a column shows of a page, and what is wrong there. */
export type Cell = { shown: string; holes: readonly string[] };

/** Fewest and most characters; search engines cut what is longer. */
const TITLE = { least: 10, most: 70 };
const DESCRIPTION = { least: 50, most: 160 };

/** Share pictures, in pixels. */
const SHARE = { width: '1200', height: '630' };

const errors: readonly string[] = Object.values(errorPages);

/** Pages that search engines leave out. */
const isUnlisted = ({ path }: PageFacts) =>
  errors.includes(path) || filmPages.some((film) => film === path);

const lengthHoles = (text: string, { least, most }: typeof TITLE) =>
  text.length < least || text.length > most
    ? [`has ${text.length} characters, not ${least} to ${most}`]
    : [];

/** The start of a text after its length, so that a row stays readable. */
const started = (text: string) =>
  `${text.length} ${text.length > 22 ? `${text.slice(0, 21)}…` : text}`;

/** The first other page that is listed by itself and says the same. */
function twinOf(page: PageFacts, { pages }: SiteFacts, key: 'title' | 'description') {
  if (isUnlisted(page) || canonicalPath(page.path) !== page.path) return [];
  for (const [path, other] of pages) {
    const counts = path !== page.path && canonicalPath(path) === path && !isUnlisted(other);
    if (counts && other[key] === page[key]) return [`is that of ${path} as well`];
  }
  return [];
}

function title(page: PageFacts, site: SiteFacts): Cell {
  return {
    shown: started(page.title),
    holes: [...lengthHoles(page.title, TITLE), ...twinOf(page, site, 'title')],
  };
}

function description(page: PageFacts, site: SiteFacts): Cell {
  // Nobody searches for the page of a failure.
  if (page.path === errorPages[500]) return { shown: '–', holes: [] };
  const text = page.description ?? '';
  return {
    shown: started(text),
    holes: [...lengthHoles(text, DESCRIPTION), ...twinOf(page, site, 'description')],
  };
}

function canonical(page: PageFacts, { origin }: SiteFacts): Cell {
  const expected = errors.includes(page.path)
    ? []
    : [`${origin}${canonicalPath(page.path)}`.replace(/\/$/, '')];
  const found = page.canonical.map((address) => address.replace(/\/$/, ''));
  const shown = found.map((address) => address.slice(origin.length) || '/').join(' ') || '–';
  const holes = [];
  if (origin === '') holes.push('has no domain: set NEXT_PUBLIC_SITE_URL and build again');
  if (found.join(' ') !== expected.join(' '))
    holes.push(`is "${found.join(' ')}", not "${expected.join(' ')}"`);
  if (page.noindex !== isUnlisted(page))
    holes.push(page.noindex ? 'goes with noindex' : 'goes without noindex');
  return { shown: page.noindex ? `${shown} noindex` : shown, holes };
}

/** What pages tell search engines, the first that fits. */
const TYPES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/(404|500|home-two|home-three|film\/.*)$/, []],
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/contact$/, ['BreadcrumbList', 'Organization', 'LocalBusiness', 'LocalBusiness']],
  [/^\/services$/, ['BreadcrumbList', 'OfferCatalog']],
  [/^\/services\/./, ['BreadcrumbList', 'Service']],
  [/^\/(blogs\/.*|blog-details)$/, ['BreadcrumbList', 'BlogPosting']],
  [/^\/projects$/, ['BreadcrumbList', ...Array<string>(6).fill('CreativeWork')]],
  [/^\/project-details$/, ['BreadcrumbList', 'CreativeWork']],
  [/./, ['BreadcrumbList']],
];

/** A job says more as long as it is open. */
const MAY_SAY = new Map([['/job-description', ['JobPosting']]]);

const NAMES = new Map([['BreadcrumbList', 'Breadcrumb']]);

/** "CreativeWork ×6". */
function counted(types: readonly string[]): string {
  const names = [...new Set(types)].map((type) => {
    const count = types.filter((each) => each === type).length;
    return `${NAMES.get(type) ?? type}${count > 1 ? ` ×${count}` : ''}`;
  });
  return names.join(' ') || '–';
}

function structured({ path, things, text }: PageFacts, { origin }: SiteFacts): Cell {
  const types = things.map(typeOf);
  const [, expected = []] = TYPES.find(([pattern]) => pattern.test(path)) ?? [];
  const may = [...MAY_SAY].flatMap(([folder, more]) => (path.startsWith(folder) ? more : []));
  const missing = expected.filter((type) => !types.includes(type));
  const surplus = types.filter((type) => !expected.includes(type) && !may.includes(type));
  return {
    shown: counted(types),
    holes: [
      ...missing.map((type) => `lacks ${type}`),
      ...surplus.map((type) => `has ${type}, which belongs elsewhere`),
      ...structuredHoles(things, origin),
      ...unseen(things, text),
    ],
  };
}

function picture(page: PageFacts, { origin, has }: SiteFacts): Cell {
  if (errors.includes(page.path)) return { shown: '–', holes: [] };
  const tag = (name: string) => page.share.get(name) ?? '';
  const address = tag('og:image');
  const file = address.startsWith(origin) ? address.slice(origin.length) : '';
  const holes = [];
  for (const name of ['og:title', 'og:type', 'og:image', 'og:image:alt'])
    if (tag(name) === '') holes.push(`lacks ${name}`);
  if (address && !has(file)) holes.push(`${address} is not there`);
  if (address && !/\.(png|jpg)$/.test(file)) holes.push(`${address} is neither PNG nor JPEG`);
  if (tag('og:image:width') !== SHARE.width || tag('og:image:height') !== SHARE.height)
    holes.push(`is not ${SHARE.width} × ${SHARE.height}`);
  if (tag('twitter:card') !== 'summary_large_image') holes.push('lacks the card of X');
  return { shown: file.split('/').at(-1) || '–', holes };
}

function links(page: PageFacts, { origin, has, idsAt }: SiteFacts): Cell {
  const holes = new Set<string>();
  const inside = new Set<string>();
  for (const { href, relOfAnchor } of page.targets) {
    // An address that is ours wherever the site is published.
    const base = `${origin || 'http://localhost'}${page.path}`;
    const url = URL.canParse(href, base) ? new URL(href, base) : null;
    if (!url) holes.add(`"${href}" is no address`);
    else if (url.origin !== new URL(base).origin) {
      const leaves = relOfAnchor !== null && /^https?:$/.test(url.protocol);
      if (leaves && !relOfAnchor?.includes('noreferrer')) holes.add(`${href} says where from`);
    } else {
      inside.add(url.pathname);
      const id = decodeURIComponent(url.hash.slice(1));
      if (!has(url.pathname)) holes.add(`${href} is not there`);
      else if (id && !idsAt(url.pathname).includes(id)) holes.add(`${href} has no such anchor`);
      if (relOfAnchor !== null && /.\/$|\.html$/.test(url.pathname))
        holes.add(`${href} is moved by hosts: no slash at the end, no .html`);
    }
  }
  return { shown: `${inside.size}`, holes: [...holes] };
}

/** What is read from the page itself, by the heads of the columns. */
export const columns = {
  title,
  description,
  canonical,
  'JSON-LD': structured,
  picture,
  links,
} as const satisfies Record<string, (page: PageFacts, site: SiteFacts) => Cell>;
