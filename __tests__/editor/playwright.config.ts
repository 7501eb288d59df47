import { defineConfig } from '@playwright/test';
import { PORT as LANGUAGES_PORT } from './two-languages';

const PORT = 4190;

/** CHROMIUM_PATH names a browser, CHROMIUM_ARGS its arguments. The default is Playwright's own. */
const { CHROMIUM_PATH, CHROMIUM_ARGS } = process.env;

export default defineConfig({
  testDir: '.',
  // Apart from that of the other tests, which each run of theirs empties.
  outputDir: '../../.edit/test-results',
  fullyParallel: true,
  // The CMS mostly waits.
  workers: 4,
  // A busy machine may take ten times as long.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 20_000,
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: CHROMIUM_ARGS?.split(' ') ?? [],
    },
  },
  webServer: [
    ['serve', PORT],
    ['serve-languages', LANGUAGES_PORT],
  ].map(([program, port]) => ({
    command: `tsx __tests__/editor/${program}.ts ${port}`,
    cwd: '../..',
    url: `http://localhost:${port}/admin`,
    timeout: 180_000,
  })),
});
