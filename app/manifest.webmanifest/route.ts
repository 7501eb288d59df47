import type { MetadataRoute } from 'next';
import { withBasePath } from '@/components/ui/Link/with-base-path';
import { agency } from '@/content/files/agency';
import { getRootAttributes } from '@/content/files/language';
import { homePage } from '@/content/pages/pages';
import { getColor } from '@/styles/colors';

export const dynamic = 'force-static';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: withBasePath(`/icons/${file}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `manifest.webmanifest`: how a phone shows the site on its home screen. */
export function GET() {
  const manifest: MetadataRoute.Manifest = {
    id: withBasePath('/'),
    name: agency().name,
    short_name: agency().name,
    description: homePage().meta.description,
    ...getRootAttributes(),
    start_url: withBasePath('/'),
    scope: withBasePath('/'),
    display: 'minimal-ui',
    background_color: getColor('--bg'),
    theme_color: getColor('--bg'),
    icons: [
      icon('192', 192, 'any'),
      icon('512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
  return Response.json(manifest);
}
