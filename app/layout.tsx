import { agency } from '@/content/files/agency';
import { getRootAttributes } from '@/content/files/language';
import '@/styles/index.scss';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { EarlyScript } from '@/components/layout/EarlyScript/EarlyScript';
import { SpeculationRules } from '@/components/layout/SpeculationRules/SpeculationRules';
import { withBasePath } from '@/components/ui/Link/with-base-path';
import { BEFORE_NAME } from '@/content/files/meta';
import { homePage } from '@/content/pages/pages';
import { LANGUAGE_PATH } from '@/content/schema/base-path';
import { hasItalics } from '@/content/schema/language';
import { site } from '@/content/site/site';
import { getColor } from '@/styles/colors';
import { faces } from './fonts';

export const metadata: Metadata = {
  metadataBase: site().url ? new URL(site().url) : null,
  title: { default: homePage().meta.title, template: `%s${BEFORE_NAME}${agency().name}` },
  description: homePage().meta.description,
  manifest: withBasePath('/manifest.webmanifest'),
  // Search results may show a page's picture in full width.
  robots: { 'max-image-preview': 'large' },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: getColor('--bg') },
    { media: '(prefers-color-scheme: dark)', color: getColor('--bg', { theme: 'dark' }) },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const root = getRootAttributes();
  const words = /^en\b/.test(root.lang) ? '' : ' long-words';
  const script = hasItalics(root.lang) ? '' : ' upright';
  return (
    // The early script sets attributes here before React arrives.
    <html
      {...root}
      data-base={LANGUAGE_PATH || undefined}
      className={faces + words + script}
      suppressHydrationWarning
    >
      <head>
        <EarlyScript />
      </head>
      <body>
        {children}
        <SpeculationRules />
      </body>
    </html>
  );
}
