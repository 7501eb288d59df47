/**
 * Builds the exporter's own app, exports it and drives it in the browser of the other tests:
 * `npm run test:exporter`.
 */
import { runWithBrowser } from './support/run-with-browser';

await runWithBrowser('npm', ['--prefix', 'scripts/export', 'run', 'test:fixture']);
