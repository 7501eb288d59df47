/**
 * Builds the exporter's own app, exports it and drives it in the browser of the other tests:
 * `npx tsx __tests__/exporter.ts`.
 */
import { runWithBrowser } from './support/run-with-browser';

await runWithBrowser('npm', ['--prefix', 'scripts/export', 'run', 'test:fixture']);
