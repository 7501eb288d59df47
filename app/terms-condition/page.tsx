import type { Metadata } from 'next';
import { Shell } from '@/components/layout/Shell/Shell';
import { LegalText } from '@/components/sections/LegalText/LegalText';
import { PlainBanner } from '@/components/sections/PlainBanner/PlainBanner';
import { terms } from '@/content/pages/terms';
import { site } from '@/content/site';

export const metadata: Metadata = {
  title: terms.meta.title,
  description: terms.meta.description,
  alternates: { canonical: '/terms-condition' },
};

export default function TermsPage() {
  return (
    <Shell site={site} path="/terms-condition">
      <PlainBanner {...terms.banner} />
      <LegalText {...terms} />
    </Shell>
  );
}
