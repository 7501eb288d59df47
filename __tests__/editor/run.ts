/**
 * Brings the editor of the words, and edits every page and every collection in a browser:
 * `npm run test:editor`.
 */
import { runWithBrowser } from '../support/run-with-browser';

const CONFIG = '__tests__/editor/playwright.config.ts';

await runWithBrowser('npx', ['playwright', 'test', '--config', CONFIG]);
