import nextJest from 'next/jest.js';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Packages that are ES modules only, and what those import: jest runs CommonJS. */
const ES_MODULES = [
  '@adobe/structured-data-validator',
  '@phosphor-icons',
  'react-markdown',
  'github-slugger',
  'hast-util-[^/]+',
  'html-url-attributes',
  'mdast-util-[^/]+',
  'micromark[^/]*',
  'rehype-[^/]+',
  'remark-[^/]+',
  'unist-util-[^/]+',
  'vfile[^/]*',
  'bail',
  'ccount',
  'character-entities[^/]*',
  'character-reference-invalid',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'estree-util-[^/]+',
  'is-(alphabetical|alphanumerical|decimal|hexadecimal|plain-obj)',
  'longest-streak',
  'lowlight',
  'markdown-table',
  'parse5',
  'entities',
  'parse-entities',
  'property-information',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'trough',
  'unified',
  'zwitch',
];

const createConfig = nextJest({ dir: ROOT });

/** @type {import('jest').Config} */
const own = {
  rootDir: ROOT,
  roots: ['<rootDir>/__tests__/unit'],
  testMatch: ['**/*.test.{ts,tsx}'],
  // On a busy machine a form takes its time to be typed into.
  testTimeout: 30_000,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/__tests__/config/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // For `require` the package gives one file with all of its icons.
    '^(@phosphor-icons/react/dist/ssr/.+)$': '<rootDir>/node_modules/$1.es.js',
  },
  clearMocks: true,
  restoreMocks: true,
};

/** next/jest's configuration, which lets no list of packages in beside the site's own. */
export default async function config() {
  const next = await createConfig(own)();
  const transpiled = ['swiper', ...ES_MODULES].join('|');
  return {
    ...next,
    transformIgnorePatterns: [`/node_modules/(?!(${transpiled})/)`],
  };
}
