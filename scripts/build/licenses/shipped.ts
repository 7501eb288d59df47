import { readFileSync } from 'node:fs';
import { bundleIslands } from 'next-islands/bundle';
import { filesIn } from '../check/files';

/** Packages that are in the pages' HTML: the icons' drawings, and Next's scripts where those stay. */
const IN_PAGES = ['@phosphor-icons/react', 'next'];

/** "@emailjs/browser" of "@emailjs/browser/es/index.js". Next brings its own copy of React. */
const packageOf = (path: string) =>
  /^(@[^/]+\/)?[^/]+/.exec(path.replace(/^next\/dist\/compiled\//, ''))?.[0] ?? path;

/** The packages whose modules the islands' bundle holds, those of the tracker included. */
async function inBundle(): Promise<string[]> {
  const { metafile } = await bundleIslands('components/islands/main.ts', null, '/', {
    NEXT_PUBLIC_META_PIXEL_ID: '1',
    NEXT_PUBLIC_BASE_PATH: '',
  });
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([path, { bytesInOutput }]) => path.includes('node_modules/') && bytesInOutput > 0)
    .map(([path]) => packageOf(path.slice(path.lastIndexOf('node_modules/') + 13)));
}

/** The packages whose rules our sheets load. */
const inSheets = () =>
  ['components', 'styles', 'app']
    .flatMap(filesIn)
    .filter((path) => path.endsWith('.scss'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/load-css\('([^']+)'\)/g)])
    .map(([, path = '']) => packageOf(path));

/** Every package that visitors are sent a part of, sorted by name. */
export async function shippedPackages(): Promise<string[]> {
  return [...new Set([...(await inBundle()), ...inSheets(), ...IN_PAGES])].sort();
}
