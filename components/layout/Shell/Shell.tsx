import type { ComponentProps, ReactNode } from 'react';
import { OUTBOX, PRESS } from '@/components/islands/delivery/database';
import { Enhancers } from '@/components/islands/Enhancers';
import { enhance } from '@/components/islands/marks';
import type { LanguageLink } from '@/content/schema/language-link';
import type { World } from '@/content/schema/world';
import type { Site } from '@/content/site/site-schema';
import { BackToTop } from '../BackToTop/BackToTop';
import { ContactPanel } from '../ContactPanel/ContactPanel';
import { Cursor } from '../Cursor/Cursor';
import { FooterMain } from '../Footer/FooterMain';
import { FooterSmall } from '../Footer/FooterSmall';
import { HeaderDemo } from '../Header/HeaderDemo';
import { HeaderMain } from '../Header/HeaderMain';
import { Menu } from '../Menu/Menu';
import { Preloader } from '../Preloader/Preloader';
import { StructuredData } from '../StructuredData/StructuredData';
import { Tracker } from '../Tracker/Tracker';
import styles from './Shell.module.scss';

type Props = {
  site: Site;
  /** The path of this page. */
  path: string;
  /** The path of the page above this one, where `path` does not show it. The menus mark it. */
  above?: string;
  /** Header variant 1 (`main`) or 2 (`demo`). */
  header?: 'main' | 'demo';
  /** Footer variant 1, 2 or 3. */
  footer?: 1 | 2 | 3;
  /** The colour world of the banner behind the header, if there is one. */
  world?: World;
  /** Whether the page ends with a call of its own, which the main footer does not repeat. */
  called?: boolean;
  /** Whether visitors type into the page's address, which Meta's script must not read. */
  typedAddress?: boolean;
  /** Links to the page in each language. None on a site with one. */
  languages?: readonly LanguageLink[];
  /** The JSON-LD that describes the page to search engines. Left out without `site.url`. */
  structuredData?: ComponentProps<typeof StructuredData>['graph'];
  children: ReactNode;
};

const footers = {
  1: (props: ComponentProps<typeof FooterMain>) => <FooterMain {...props} />,
  2: ({ called: _, ...props }: ComponentProps<typeof FooterMain>) => (
    <FooterSmall {...props} variant="band" />
  ),
  3: ({ called: _, ...props }: ComponentProps<typeof FooterMain>) => (
    <FooterSmall {...props} variant="stage" />
  ),
} as const;

/** What `delivery/service.ts` reads of the service of `forms.address`. */
const toMailSettings = ({ forms: { address, format, accepts, fields } }: Site) =>
  JSON.stringify({ address, format, accepts, ...(Object.keys(fields).length > 0 && { fields }) });

/** The frame of every page: header, main, footer, and the panels over them. */
export function Shell({
  site,
  path,
  above,
  header = 'main',
  footer = 1,
  world,
  called = false,
  typedAddress = false,
  languages = [],
  structuredData,
  children,
}: Props) {
  const PageHeader = header === 'main' ? HeaderMain : HeaderDemo;
  const PageFooter = footers[footer];
  return (
    <>
      {/* Delays the first paint until the header is parsed. */}
      <link rel="expect" href="#top" blocking="render" />
      {/* It is always near the screen. */}
      <a href="#content" className={styles.skip} {...enhance('images', 'scroll')}>
        {site.skip}
      </a>
      <Tracker analytics={site.analytics} by={typedAddress ? 'image' : 'script'} />
      <Preloader mark={site.mark} name={site.agency.name} />
      <div id="top" data-world={world}>
        <PageHeader
          site={world ? { ...site, mark: site.marks[world] } : site}
          path={path}
          above={above}
          languages={site.header.languages ? languages : []}
        />
      </div>
      <main id="content" tabIndex={-1} className={styles.main} {...enhance('transition', 'intent')}>
        {children}
      </main>
      <PageFooter site={site} called={called} languages={languages} />
      <BackToTop label={site.toTop} />
      <ContactPanel site={site} languages={languages} />
      <Menu site={site} variant={header} path={path} above={above} languages={languages} />
      {site.forms.address !== null && <template data-mail={toMailSettings(site)} />}
      {site.forms.outbox && (
        <template data-key={PRESS} data-database={OUTBOX} {...enhance('outbox', 'load')} />
      )}
      <Cursor label={site.cursor} />
      <Enhancers />
      {/* Search engines refuse addresses without a domain. */}
      {structuredData && site.url && <StructuredData graph={structuredData} />}
    </>
  );
}
