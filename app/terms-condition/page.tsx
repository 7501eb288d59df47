import { Shell } from '@/components/layout/Shell/Shell';
import { LegalText } from '@/components/sections/LegalText/LegalText';
import { PlainBanner } from '@/components/sections/PlainBanner/PlainBanner';
import { terms } from '@/content/pages/terms';
import { site } from '@/content/site';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

const path = '/terms-condition';

export const metadata = getMetadata(terms.meta, path);

export default function TermsPage() {
  return (
    <Shell site={site} path={path} structuredData={[breadcrumbs(path, terms.banner.breadcrumb)]}>
      <PlainBanner {...terms.banner} />
      <LegalText {...terms} />
    </Shell>
  );
}
