import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** The folder the site is served from, for example "/site" on GitHub Pages; empty at a domain's root. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

const pageExtensions = ['tsx', 'ts', 'jsx', 'js'];

/**
 * @param {string} phase `next dev` also serves `page.dev.tsx`, the gallery of the sections. A build
 * does so with SECTION_GALLERY=1.
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  const gallery = phase === PHASE_DEVELOPMENT_SERVER || process.env.SECTION_GALLERY === '1';
  return {
    output: 'export',
    basePath,
    reactStrictMode: true,
    transpilePackages: ['swiper'],
    images: { unoptimized: true },
    sassOptions: { loadPaths: ['styles', 'node_modules'] },
    ...(gallery && { pageExtensions: ['dev.tsx', ...pageExtensions] }),
  };
}
