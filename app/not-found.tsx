import type { Metadata } from 'next';
import { Shell } from '@/components/layout/Shell/Shell';
import { Missing } from '@/components/sections/Missing/Missing';
import { missing } from '@/content/site/missing';
import { site } from '@/content/site/site';

// Next itself adds "noindex".
export const metadata: Metadata = {
  robots: null,
  title: missing().meta.title,
  description: missing().meta.description,
};

export default function NotFoundPage() {
  return (
    <Shell site={site()} path="/404">
      <Missing {...missing()} />
    </Shell>
  );
}
