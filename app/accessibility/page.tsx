import { Shell } from '@/components/layout/Shell/Shell';
import { LegalText } from '@/components/sections/LegalText/LegalText';
import { PlainBanner } from '@/components/sections/PlainBanner/PlainBanner';
import { accessibility } from '@/content/pages/accessibility';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(accessibility());

export default function AccessibilityPage() {
  return (
    <Shell
      site={site()}
      path={accessibility().path}
      structuredData={[pageBreadcrumbs(accessibility())]}
    >
      <PlainBanner {...accessibility().banner} />
      <LegalText {...accessibility().text} />
    </Shell>
  );
}
