import { Shell } from '@/components/layout/Shell/Shell';
import { LegalText } from '@/components/sections/LegalText/LegalText';
import { PlainBanner } from '@/components/sections/PlainBanner/PlainBanner';
import { terms } from '@/content/pages/terms';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(terms());

export default function TermsPage() {
  return (
    <Shell site={site()} path={terms().path} structuredData={[pageBreadcrumbs(terms())]}>
      <PlainBanner {...terms().banner} />
      <LegalText {...terms().text} />
    </Shell>
  );
}
