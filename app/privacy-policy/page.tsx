import { Shell } from '@/components/layout/Shell/Shell';
import { LegalText } from '@/components/sections/LegalText/LegalText';
import { PlainBanner } from '@/components/sections/PlainBanner/PlainBanner';
import { privacy } from '@/content/pages/privacy';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(privacy());

export default function PrivacyPolicyPage() {
  return (
    <Shell site={site()} path={privacy().path} structuredData={[pageBreadcrumbs(privacy())]}>
      <PlainBanner {...privacy().banner} />
      <LegalText {...privacy().text} />
    </Shell>
  );
}
