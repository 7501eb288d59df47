/**
 * Finds a Chrome or Chromium for the tests, or brings one. It is the first step of
 * `npm test`. It asks no questions. Where it can bring none, it says what to type.
 */
import { bringBrowser } from './browser/bring';
import { thisMachine } from './browser/this-machine';

try {
  const { path } = await bringBrowser(thisMachine);
  console.log(`browser: found ${path}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
