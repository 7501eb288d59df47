import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The tests of the client's own words. An owner may delete the folder. */
const CLIENT = '__tests__/client/unit';

const createConfig = nextJest({ dir: ROOT });

/** @type {import('jest').Config} */
const own = {
  rootDir: ROOT,
  roots: [
    '<rootDir>/__tests__/unit',
    '<rootDir>/scripts/export',
    ...(existsSync(`${ROOT}${CLIENT}`) ? [`<rootDir>/${CLIENT}`] : []),
  ],
  testMatch: ['**/*.test.{ts,tsx}'],
  // On a busy machine a form takes its time to be typed into.
  testTimeout: 30_000,
  // By default Jest leaves one core idle, which on a machine of two is half of it.
  maxWorkers: '100%',
  // A test of markup begins with "@jest-environment jsdom".
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/__tests__/config/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
  clearMocks: true,
  restoreMocks: true,
};

/**
 * Jest runs CommonJS and many packages are ES modules only, so SWC transforms packages too.
 * next/jest would add a pattern of its own that leaves them out.
 */
export default async function config() {
  return { ...(await createConfig(own)()), transformIgnorePatterns: [] };
}
