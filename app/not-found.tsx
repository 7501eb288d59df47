import type { Metadata } from 'next';
import { Missing } from '@/components/sections/Missing/Missing';
import { missing } from '@/content/site/missing';
import { Frame } from './Frame';

// Next itself adds "noindex".
export const metadata: Metadata = {
  robots: null,
  title: missing().meta.title,
  description: missing().meta.description,
};

export default function NotFoundPage() {
  return (
    <Frame path="/404">
      <Missing {...missing()} />
    </Frame>
  );
}
