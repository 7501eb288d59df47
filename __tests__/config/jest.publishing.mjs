import config from './jest.config.mjs';

/** The tests that build copies of the site: `npx jest --config __tests__/config/jest.publishing.mjs`. */
export default async function publishing() {
  return {
    ...(await config()),
    roots: ['<rootDir>/__tests__/publishing'],
    // A test builds the site once or twice.
    testTimeout: 300_000,
  };
}
