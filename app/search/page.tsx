import type { Metadata } from 'next';
import { Shell } from '@/components/layout/Shell/Shell';
import { SocialStrip } from '@/components/sections/SocialStrip/SocialStrip';
import { SearchField } from '@/components/sections/search/SearchField/SearchField';
import { TitleList } from '@/components/sections/search/TitleList/TitleList';
import { findable } from '@/content/derived/findable';
import { search } from '@/content/pages/search';
import { social } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

// Results stand at /search?q=…, whose canonical address is /search: search engines list the page with
// its titles, and no results.
//
// The next page, and a tracker on it, do not learn the query from the referrer.
export const metadata: Metadata = { ...getMetadata(search()), referrer: 'strict-origin' };

export default async function SearchPage() {
  return (
    <Shell
      site={site()}
      path={search().path}
      typedAddress
      structuredData={[pageBreadcrumbs(search())]}
    >
      <SearchField {...search().banner} path={search().path} />
      <TitleList {...search().titles} pages={await findable()} />
      <SocialStrip {...social()} />
    </Shell>
  );
}
