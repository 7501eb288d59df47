import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type ComponentProps, Fragment, type ReactElement } from 'react';
import { getArticleMeta, sampleArticle } from '@/content/collections/articles';
import { projects } from '@/content/collections/projects';
import { allServices } from '@/content/collections/services';
import { type BreadcrumbData, findTitle, getTrail } from '@/content/files/breadcrumb';
import { canonicalPath } from '@/content/files/canonical';
import { isLeftOut } from '@/content/files/left-out';
import { getListPage } from '@/content/pages/article-lists';
import { findFeed } from '@/content/pages/feeds';
import { findFolder, type Kind, type Section } from '@/content/pages/kinds';
import type { Page } from '@/content/pages/pages';
import { entryFolders } from '@/content/routes';
import { localBusinesses, organization, website } from '@/content/structured/agency';
import { blogPosting } from '@/content/structured/article';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { caseStory, caseStudy } from '@/content/structured/case-study';
import { offerCatalog } from '@/content/structured/service';
import { endsWithCall } from './calls';
import { Frame } from './Frame';
import { getMetadata } from './metadata';
import { type Here, sections } from './sections';
import { needsSpace } from './space';

type Graph = NonNullable<ComponentProps<typeof Frame>['structuredData']>;

type Of<K extends Kind> = Extract<Section, { section: K }>;

/** What sections say to search engines, besides the breadcrumb of their page. */
const structured: { readonly [K in Kind]?: (words: Of<K>, page: Page) => Graph } = {
  'case-studies': () => projects().map(caseStudy),
  'contact-details': () => [organization(), ...localBusinesses()],
  'project-hero': (words, { path }) => [caseStory(path, words)],
  'sample-article': (_, { path }) => [blogPosting(path, sampleArticle())],
  'service-index': (_, page) => [offerCatalog(findTitle(page.sections[0]) ?? '', allServices())],
};

/** The sections whose world colours the header. */
const COLOURS: readonly Kind[] = [
  'banks-banner',
  'contact-banner',
  'founder-banner',
  'project-hero',
  'stage-banner',
];

/** Calls the function that a table has for the kind of a section. */
const callFor = <T,>(
  table: { readonly [K in Kind]?: (words: Of<K>, here: never) => T },
  section: Section,
  here: unknown,
): T | undefined => {
  const call = table[section.section] as ((words: Section, here: unknown) => T) | undefined;
  return call?.(section, here);
};

/** The breadcrumb of a page, if its banner has one. */
function findBreadcrumb({ path, sections: [banner] }: Page) {
  if (banner.section === 'sample-article') {
    return breadcrumbs(path, { path: getTrail('blogs'), current: sampleArticle().title });
  }
  const data: BreadcrumbData | undefined = 'breadcrumb' in banner ? banner.breadcrumb : undefined;
  return data && breadcrumbs(canonicalPath(path), data);
}

const getStructuredData = (page: Page): Graph => [
  ...(page.path === '/' ? [organization(), website()] : []),
  ...[findBreadcrumb(page) ?? []].flat(),
  ...page.sections.flatMap((section) => callFor(structured, section, page) ?? []),
];

/** Whether visitors see a section. One about the entries of a folder goes with them. */
function isThere({ section }: Section): boolean {
  const folder = findFolder(section, entryFolders);
  return !folder || !isLeftOut(folder.start);
}

type Props = Pick<Here, 'page' | 'list' | 'number'>;

/** A page, as a further page of a list of articles shows it. */
function toShown({ page, list, number = 1 }: Props): Page {
  if (!list) return page;
  const found = getListPage(list, number) ?? notFound();
  const [, ...others] = page.sections;
  const banner: Section = { section: 'plain-banner', ...found.banner };
  return { ...page, path: found.path, sections: [banner, ...others] };
}

/**
 * A page of `content/pages`: its frame, and its sections in their order.
 *
 * @param list the list of articles that it shows, if that is not the one of all
 * @param number the number of the page of that list
 */
export function PageView(props: Props): ReactElement {
  const page = toShown(props);
  const [banner] = page.sections;
  const shown = page.sections.filter(isThere);
  const graph = getStructuredData(page);
  const world = COLOURS.includes(banner.section) && 'world' in banner ? banner.world : undefined;
  return (
    <Frame
      path={page.path}
      {...(page.above && { above: page.above })}
      {...(page.header && { header: page.header })}
      {...(page.footer && { footer: page.footer })}
      {...(world && { world })}
      called={endsWithCall(shown.at(-1)?.section)}
      typedAddress={banner.section === 'search-field'}
      {...(graph.length > 0 && { structuredData: graph })}
    >
      {shown.map((section, i) => {
        const nth = shown.slice(0, i + 1).filter((each) => each.section === section.section).length;
        return (
          <Fragment key={i}>
            {callFor(sections, section, { ...props, page, nth })}
            {needsSpace(section.section, shown[i + 1]?.section ?? 'footer') && (
              <div className="space" />
            )}
          </Fragment>
        );
      })}
    </Frame>
  );
}

/** Whether a page leads to what the feeds list. */
const hasFeed = ({ sections }: Page) =>
  sections.some(({ section }) => section === 'hero' || section === 'article-spread');

/** The metadata of a page of `content/pages`. */
export function getPageMetadata({ path, meta, ...page }: Page): Metadata {
  const { section: kind } = page.sections[0];
  if (kind === 'sample-article') {
    const article = sampleArticle();
    return getMetadata({ path, meta: getArticleMeta(article) }, { article });
  }
  const feeds = hasFeed({ path, meta, ...page }) ? findFeed() : undefined;
  return {
    ...getMetadata({ path, meta }, { feeds }),
    // The next page, and a tracker on it, do not learn from the referrer what was searched for.
    ...(kind === 'search-field' && { referrer: 'strict-origin' }),
  };
}
