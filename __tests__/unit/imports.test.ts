import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from '@jest/globals';
import { findImports } from '@/__tests__/support/imports';
import { filesIn } from '@/scripts/site/files';

const files = ['app', 'components', 'content', 'styles'].flatMap(filesIn);
const modules = files
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, text, imports: findImports(path, text) };
  });

/** The layers. The first that fits a path counts: a section's schema is not a `section`. */
const layers = [
  'gallery',
  'app',
  'ui',
  'islands',
  'layout',
  'examples',
  'props',
  'sections',
  'schema',
  'files',
  'content',
  'outside',
] as const;
type Layer = (typeof layers)[number];

const FOLDERS = {
  gallery: /^app\/sections\//,
  app: /^app\//,
  ui: /^components\/ui\//,
  islands: /^components\/islands\//,
  layout: /^components\/layout\//,
  examples: /^components\/sections\/(.*\.examples|examples|exampleOf|sample\w+)(\.ts)?$/,
  props: /^components\/sections\/.*\.schema(\.ts)?$/,
  sections: /^components\/sections\//,
  schema: /^content\/((schema|lookups)\/|prose\/markdown(\.ts)?$|[\w-]+\/([\w-]+-)?schema(\.ts)?$)/,
  files: /^(content\/.*\.json$|styles\/colors)/,
  content: /^content\//,
  outside: /^(scripts|__tests__|styles)\//,
} satisfies Record<Layer, RegExp>;

/**
 * The layers that the modules of a layer may import; `types` adds layers whose types alone they may
 * import.
 */
type Rule = { layer: Layer; values: readonly Layer[]; types: readonly Layer[] };
const RULES: readonly Rule[] = [
  {
    layer: 'app',
    values: ['app', 'ui', 'islands', 'layout', 'sections', 'schema', 'files', 'content'],
    types: [],
  },
  {
    layer: 'gallery',
    values: ['gallery', 'app', 'ui', 'islands', 'layout', 'examples', 'schema', 'content'],
    types: [],
  },
  {
    layer: 'examples',
    values: ['examples', 'sections', 'props', 'schema', 'files'],
    types: [],
  },
  { layer: 'sections', values: ['sections', 'ui', 'islands'], types: ['schema', 'props'] },
  { layer: 'props', values: ['props', 'schema'], types: [] },
  { layer: 'layout', values: ['layout', 'ui', 'islands'], types: ['schema'] },
  { layer: 'islands', values: ['islands', 'ui'], types: ['schema'] },
  { layer: 'ui', values: ['ui'], types: ['schema'] },
  { layer: 'content', values: ['content', 'schema', 'props', 'files'], types: [] },
  { layer: 'schema', values: ['content', 'schema', 'props', 'files'], types: [] },
];

/** Libraries that belong in a browser: each is wrapped once, in an island. */
const VENDORS = [
  '@emailjs/browser',
  'react-facebook-pixel',
  'swiper',
  'react-slick',
  'slick-carousel',
  'framer-motion',
];

const findLayer = (path: string) => layers.find((layer) => FOLDERS[layer].test(path));
const isFrom = (target: string, name: string) => target === name || target.startsWith(`${name}/`);

test('the test finds modules', () => {
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(200);
});

test.each(RULES)('$layer imports only what it may', ({ layer, values, types }) => {
  const wrong = modules
    .filter(({ path }) => findLayer(path) === layer)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, typeOnly }) => {
          const other = findLayer(target);
          if (!other || target.endsWith('.scss')) return false;
          return !(values.includes(other) || (typeOnly && types.includes(other)));
        })
        .map(({ target }) => `${path} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('examples import their own section alone', () => {
  const wrong = modules
    .filter(({ path }) => findLayer(path) === 'examples')
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => findLayer(target) === 'sections')
        .filter(({ target }) => `${target}.examples.ts` !== path)
        .map(({ target }) => `${path} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

/**
 * The rooms of `content` below and above the collections. Each may import those before it. A
 * collection may import others, but no two import each other. `routes` is the file of the root.
 */
const BELOW = ['routes', 'schema', 'files', 'lookups', 'prose'];
const ABOVE = ['words', 'pages', 'lists', 'structured', 'published'];
const getRoom = (path: string) => path.replace(/\.ts$/, '').split('/')[1] ?? '';

function getFloor(room: string): number {
  if (BELOW.includes(room)) return BELOW.indexOf(room);
  return BELOW.length + ABOVE.indexOf(room) + 1;
}

const roomImports = modules
  .filter(({ path }) => path.startsWith('content/'))
  .flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target.startsWith('content/') && !target.endsWith('.json'))
      .map(({ target }) => ({ path, target, from: getRoom(path), to: getRoom(target) })),
  )
  .filter(({ from, to }) => from !== to);

test('a room of content imports only rooms below it', () => {
  expect(roomImports.length).toBeGreaterThan(100);
  const wrong = roomImports
    .filter(({ from, to }) => getFloor(to) > getFloor(from))
    .map(({ path, target }) => `${path} imports ${target}`);
  expect(wrong).toEqual([]);
});

test('no two rooms of content import each other', () => {
  const pairs = new Set(roomImports.map(({ from, to }) => `${from} ${to}`));
  expect([...pairs].filter((pair) => pairs.has(pair.split(' ').reverse().join(' ')))).toEqual([]);
});

/** The features of `components/islands` that a feature may import. Each may import its own folder. */
const FEATURES: Record<string, readonly string[]> = {
  page: [],
  analytics: ['page'],
  carousel: ['page'],
  'carousel/slick': ['carousel', 'page'],
  delivery: ['page'],
  disclosure: ['page'],
  motion: ['page'],
  search: ['page'],
  forms: ['delivery', 'page'],
};
const ISLANDS = 'components/islands';
const getFeature = (path: string) => dirname(path).slice(ISLANDS.length + 1);
const islandImports = modules.flatMap(({ path, imports }) =>
  imports
    .filter(({ target }) => target.startsWith(`${ISLANDS}/`))
    .map(({ target }) => ({ path, target })),
);
const isRoot = (path: string) => dirname(path) === ISLANDS;

test('every folder of the islands is a feature', () => {
  const folders = new Set(
    modules
      .map(({ path }) => path)
      .filter((path) => path.startsWith(`${ISLANDS}/`))
      .map(getFeature),
  );
  expect([...folders].sort()).toEqual(['', ...Object.keys(FEATURES)].sort());
});

test('a feature of the islands imports its own files, the marks and the features below it', () => {
  const wrong = islandImports
    .filter(({ path }) => path.startsWith(`${ISLANDS}/`) && !isRoot(path))
    .filter(({ target }) => target !== `${ISLANDS}/marks`)
    .filter(({ path, target }) => {
      const feature = getFeature(path);
      return ![feature, ...(FEATURES[feature] ?? [])].includes(getFeature(target));
    })
    .map(({ path, target }) => `${path} imports ${target}`);
  expect(wrong).toEqual([]);
});

test('only the root of the islands imports an enhancer; only the root and its wrapper import an island', () => {
  const wrong = islandImports
    .filter(({ target }) => /(\.enhancer|Island)$/.test(target))
    .filter(({ path, target }) => !isRoot(path) && path !== `${target.replace(/Island$/, '')}.tsx`)
    .map(({ path, target }) => `${path} imports ${target}`);
  expect(wrong).toEqual([]);
});

test('a component imports no sheet of another folder', () => {
  const wrong = modules
    .filter(({ path }) => path.startsWith('components/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.endsWith('.scss'))
        .filter(({ target }) => !path.startsWith(target.slice(0, target.lastIndexOf('/') + 1)))
        .map(({ target }) => `${path} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('client components are in components/islands', () => {
  const wrong = modules
    .filter(({ text }) => /^['"]use client['"]/m.test(text))
    .map(({ path }) => path)
    .filter((path) => findLayer(path) !== 'islands');
  expect(wrong).toEqual([]);
});

test('only islands import browser libraries', () => {
  const wrong = modules.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => VENDORS.some((vendor) => isFrom(target, vendor)))
      .filter(() => findLayer(path) !== 'islands')
      .map(({ target }) => `${path} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('components use neither Next, nor context, nor useId', () => {
  const wrong = modules
    .filter(({ path }) => path.startsWith('components/'))
    .flatMap(({ path, text, imports }) => [
      ...imports
        .filter(({ target }) => isFrom(target, 'next'))
        .map(({ target }) => `${path} imports ${target}`),
      ...(/\b(useId|createContext|useContext)\b/.exec(text) ?? [])
        .slice(0, 1)
        .map((name) => `${path} uses ${name}`),
    ]);
  expect(wrong).toEqual([]);
});

test('there are no barrels', () => {
  const named = files.filter((path) => /(^|\/)index\.tsx?$/.test(path));
  const passing = modules
    .filter(({ text }) => /^export\s+(\*|\{[^}]*\}|type\s*\{[^}]*\})\s*from/m.test(text))
    .map(({ path }) => path);
  expect([...named, ...passing]).toEqual([]);
});

test('a component’s file is named after what it exports', () => {
  const wrong = modules
    .filter(({ path }) => path.startsWith('components/') && path.endsWith('.tsx'))
    .filter(({ path, text }) => {
      const name = basename(path, '.tsx');
      return !new RegExp(`^export (async )?(function|const|class) ${name}\\b`, 'm').test(text);
    })
    .map(({ path }) => path);
  expect(wrong).toEqual([]);
});

test('a sheet uses settings and tools only', () => {
  const wrong = files
    .filter((path) => path.endsWith('.module.scss'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/@(?:use|import|forward)\s+['"]([^'"]+)['"]/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^(settings|tools|sass:)/.test(target))
        .map((target) => `${path} uses ${target}`),
    );
  expect(wrong).toEqual([]);
});
