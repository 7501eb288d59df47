import { readFileSync } from 'node:fs';
import { bundleIslands } from 'next-islands/bundle';
import { filesIn } from '../../../site/files';

/** Packages in the HTML of pages: the icons' drawings, and Next's scripts where a build keeps them. */
const IN_PAGES = ['@phosphor-icons/core', 'next'];

/** Packages whose files the search page loads. */
const IN_SEARCH = ['pagefind'];

/** Gets "@emailjs/browser" from "@emailjs/browser/es/index.js". React is inside Next's package. */
const getPackageName = (path: string) =>
  /^(@[^/]+\/)?[^/]+/.exec(path.replace(/^next\/dist\/compiled\//, ''))?.[0] ?? path;

/** Lists the packages in the islands' bundle, with those of the tracker. */
async function getBundledPackages(): Promise<string[]> {
  const { metafile } = await bundleIslands('components/islands/main.ts', null, {
    HAS_TRACKER: '1',
    NEXT_PUBLIC_BASE_PATH: '',
  });
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([path, { bytesInOutput }]) => path.includes('node_modules/') && bytesInOutput > 0)
    .map(([path]) => getPackageName(path.slice(path.lastIndexOf('node_modules/') + 13)));
}

/** Lists the packages whose CSS our sheets load. */
const getSheetPackages = () =>
  ['components', 'styles', 'app']
    .flatMap(filesIn)
    .filter((path) => path.endsWith('.scss'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/load-css\('([^']+)'\)/g)])
    .map(([, path = '']) => getPackageName(path));

/** Lists every package that visitors download a part of, sorted by name. */
export async function getShippedPackages(): Promise<string[]> {
  return [
    ...new Set([...(await getBundledPackages()), ...getSheetPackages(), ...IN_PAGES, ...IN_SEARCH]),
  ].sort();
}
