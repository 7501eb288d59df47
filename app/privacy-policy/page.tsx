import { Shell } from '@/components/layout/Shell/Shell';
import { LegalText } from '@/components/sections/LegalText/LegalText';
import { PlainBanner } from '@/components/sections/PlainBanner/PlainBanner';
import { privacy } from '@/content/pages/privacy';
import { site } from '@/content/site';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(privacy.meta, '/privacy-policy');

export default function PrivacyPolicyPage() {
  return (
    <Shell
      site={site}
      path="/privacy-policy"
      structuredData={[breadcrumbs('/privacy-policy', privacy.banner.breadcrumb)]}
    >
      <PlainBanner {...privacy.banner} />
      <LegalText {...privacy} />
    </Shell>
  );
}
