import type { MetadataRoute } from 'next';
import { address } from '@/components/ui/Link/address';
import { site } from '@/content/site';

export const dynamic = 'force-static';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: address(`/icons/${file}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone shows of the site once it stands on its home screen: `manifest.webmanifest`. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: address('/'),
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'en',
    start_url: address('/'),
    scope: address('/'),
    display: 'minimal-ui',
    background_color: '#f3f4f0',
    theme_color: '#f3f4f0',
    icons: [
      icon('192', 192, 'any'),
      icon('512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
}
