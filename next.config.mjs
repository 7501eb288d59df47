import { availableParallelism, hostname, networkInterfaces } from 'node:os';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** The folder the site is served from, for example "/site" on GitHub Pages; empty at a domain's root. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * The folder for Next's export. `npm run build` sets it: the exporter reads that folder, and writes the
 * site to `out/`. Without it, Next writes to `out/`.
 */
const exportFolder = process.env.NEXT_EXPORT_FOLDER;

/** Loads words and files again after a change, in `next dev`. */
const reload = { loaders: ['./scripts/site/dev/reload-words.cjs'] };

/** The names of this machine, at which `next dev` serves its scripts. By default it knows only localhost. */
const ownNames = () => [
  hostname(),
  `${hostname()}.local`,
  ...Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address)),
];

const pageExtensions = ['tsx', 'ts', 'jsx', 'js'];

/**
 * @param {string} phase `next dev` also serves `page.dev.tsx`: the gallery of the sections, and the brand. A
 * build does so with SECTION_GALLERY=1.
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  const gallery = phase === PHASE_DEVELOPMENT_SERVER || process.env.SECTION_GALLERY === '1';
  return {
    // With it, `next dev` would answer 500 at an address without a page.
    ...(phase !== PHASE_DEVELOPMENT_SERVER && { output: 'export' }),
    basePath,
    reactStrictMode: true,
    // Some package managers copy next-islands, which is TypeScript, into node_modules.
    transpilePackages: ['swiper', 'next-islands'],
    images: { unoptimized: true },
    // `npm run build` checks the types before.
    typescript: { ignoreBuildErrors: exportFolder !== undefined },
    // With an export folder, Next builds in .next all the same.
    ...(exportFolder && { distDir: exportFolder }),
    // The exporter drops the client code that uses the build id. A constant id keeps the pages the same.
    ...(exportFolder && process.env.PLAIN_NEXT !== '1' && { generateBuildId: () => 'site' }),
    experimental: {
      // Next leaves one core idle, which would render half of the pages.
      cpus: availableParallelism(),
      // The exported pages need no prefetched parts. Measuring these would take a tenth of the time.
      prefetchInlining: false,
    },
    sassOptions: { loadPaths: ['styles', 'node_modules'] },
    ...(phase === PHASE_DEVELOPMENT_SERVER && {
      turbopack: { rules: { '**/content/files/once.ts': reload } },
      allowedDevOrigins: ownNames(),
    }),
    ...(gallery && { pageExtensions: ['dev.tsx', ...pageExtensions] }),
  };
}
