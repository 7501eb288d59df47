/**
 * Runs after `next build`. Removes the placeholders of routes without pages, turns Next's export into
 * HTML with islands (scripts/export) in `out/`. `PLAIN_NEXT=1` keeps Next's scripts.
 */
import './env';
import { join } from 'node:path';
import { exportSite } from 'next-islands';
import { isLeftOut, isShown } from '@/content/files/left-out';
import { isThere } from '@/content/files/locate';
import { isUnpublished } from '@/content/files/public-files';
import { findFeed } from '@/content/pages/feeds';
import type { Kind as SectionKind } from '@/content/pages/kinds';
import { filmPages } from '@/content/routes';
import { FILES, isSharedFile } from '@/content/schema/base-path';
import { FURTHER } from '@/content/schema/mirror';
import { site } from '@/content/site/site';
import { getMailVariables, missingKeys } from './mail';
import { markAllHeadings } from './mark-headings';
import { EXPORTED, OUT } from './out';
import { removePlaceholders } from './placeholders';
import { policyFeatures, readPolicySettings } from './policy';
import { recolourSheetPictures } from './sheet-pictures';

const policy = readPolicySettings();
const plainNext = process.env.PLAIN_NEXT === '1';

/** Whether a file is a page, or one that the page of the film plays. */
const isPageOrFilm = (name: string) =>
  name.endsWith('.html') || filmPages.some((path) => `/${name}`.startsWith(`${path}-`));

/** What a site has once, in its first language. */
const ONCE = ['500.html', 'favicon.ico', 'icon.svg', 'robots.txt'];

const isFeed = (name: string) => /(^|\/)feed\.(xml|json)$/.test(name);

/** Whether a file of Next's export has no place in the site. A static export cannot skip a route. */
function isDropped(name: string): boolean {
  if (isUnpublished(name)) return true;
  // The files of the film are in public/, too.
  if (isPageOrFilm(name) && isLeftOut(`/${name.replace(/\.html$/, '')}`)) return true;
  if (isThere(join('public', name))) return FURTHER !== undefined && isSharedFile(name);
  if (FURTHER && ONCE.includes(name)) return true;
  // Next's copy of 404.html. Hosts would serve it as a page.
  if (name === '_not-found.html') return true;
  if (isFeed(name)) return !site().url || !findFeed();
  return name === 'sitemap.xml' && !site().url;
}

/** The sections without which no page uses a module of `components/islands`. */
const users: readonly (readonly [module: RegExp, kind: SectionKind])[] = [
  [/\/onFilm\.ts$/, 'video-testimonial'],
  [/\/search\.enhancer\.ts$/, 'search-field'],
  [/\/LogoSlidesIsland\.tsx$/, 'logo-carousel'],
  [/\/ProjectSlidesIsland\.tsx$/, 'projects-carousel'],
];

const isUnused = (module: string) =>
  users.some(([pattern, kind]) => pattern.test(module) && !isShown(kind));

await removePlaceholders(EXPORTED);
await recolourSheetPictures(EXPORTED);
// React would miss what it did not write.
if (!plainNext) await markAllHeadings(EXPORTED);
const { pages: count, files } = await exportSite({
  from: EXPORTED,
  out: OUT,
  leaveOut: isDropped,
  leaveOutModule: isUnused,
  basePath: FILES,
  entry: plainNext ? null : 'components/islands/main.ts',
  classNames: 'class-names.json',
  env: {
    NEXT_PUBLIC_BASE_PATH: FILES,
    SITE_LANGUAGE_PATH: '',
    HAS_TRACKER: site().analytics.tracker === 'absent' ? '' : '1',
    ...getMailVariables(),
    // React's development mode warns where server and browser render different attributes.
    NODE_ENV: process.env.REACT_MODE === 'development' ? 'development' : 'production',
  },
  firstScreen: 2,
  standalone: ['500.html'],
  features: policyFeatures(policy),
});

console.log(`export: ${count} pages, ${plainNext ? 'with Next’s scripts' : `${files} scripts`}`);
if (!site().url) {
  console.log(
    'export: NEXT_PUBLIC_SITE_URL is not set, so there is no site map and no feed, and pages have no canonical links, no share pictures and no structured data. Set it to the published address (see .env.example).',
  );
}
const missing = missingKeys();
// The last line of the build.
if (missing) process.once('exit', () => console.log(missing));
