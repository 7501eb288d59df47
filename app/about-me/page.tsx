import { Shell } from '@/components/layout/Shell/Shell';
import { FounderBanner } from '@/components/sections/about-me/FounderBanner/FounderBanner';
import { FounderLetter } from '@/components/sections/about-me/FounderLetter/FounderLetter';
import { FounderStory } from '@/components/sections/about-me/FounderStory/FounderStory';
import { founder } from '@/content/pages/founder';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(founder());

export default function FounderPage() {
  return (
    <Shell
      site={site()}
      path={founder().path}
      world={founder().banner.world}
      header="demo"
      footer={3}
      structuredData={[pageBreadcrumbs(founder())]}
    >
      <FounderBanner {...founder().banner} />
      <FounderStory {...founder().story} />
      <FounderLetter {...founder().letter} />
    </Shell>
  );
}
