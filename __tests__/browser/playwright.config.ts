import { defineConfig } from '@playwright/test';

/** __tests__/browser/run.ts serves the built site, finds the browsers and sets these. */
const {
  VARIANT = '',
  BASE_URL,
  CHROMIUM_PATH,
  CHROMIUM_ARGS = '',
  SHELL_PATH = '',
  SHELL_ARGS = '',
} = process.env;
if (!BASE_URL || !CHROMIUM_PATH)
  throw new Error('Run the browser tests with "npm run test:browser".');

/** Chromium itself decides what a phone loads before any scroll, so its shell cannot test it. */
const CHROMIUM_ONLY = 'budgets.spec.ts';

const shipped = VARIANT === '';
const VARIANTS = '**/variants/**';
const gallery = VARIANT === 'sections';
const variantFiles = `**/variants/${VARIANT}/*.spec.ts`;

const launch = (executablePath: string, args: string) => ({
  launchOptions: { executablePath, args: args.split(' ').filter(Boolean) },
});

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Only for a tab that stopped painting (support/stall.ts).
  retries: 1,
  // A busy machine may take ten times as long.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: BASE_URL,
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Without motion a page is the same on every run. Tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    {
      name: 'shell',
      ...(shipped ? { testIgnore: [CHROMIUM_ONLY, VARIANTS] } : { testMatch: variantFiles }),
      use: launch(SHELL_PATH, SHELL_ARGS),
    },
    {
      name: 'chromium',
      testMatch: shipped ? CHROMIUM_ONLY : [],
      use: launch(CHROMIUM_PATH, CHROMIUM_ARGS),
    },
    {
      name: 'visual',
      testDir: '../visual',
      testMatch: gallery ? 'sections.spec.ts' : shipped ? 'pages.spec.ts' : [],
      snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
      use: launch(SHELL_PATH, SHELL_ARGS),
    },
  ],
});
