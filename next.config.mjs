/** The folder the site is served from, for example "/site" on GitHub Pages; empty at a domain's root. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  basePath,
  reactStrictMode: true,
  transpilePackages: ['swiper'],
  images: { unoptimized: true },
  sassOptions: { loadPaths: ['styles', 'node_modules'] },
};
