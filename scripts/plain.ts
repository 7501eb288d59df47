/** Builds the site as Next exports it, in out-plain/, for the browser tests: `npm run test:plain`. */
import { PLAIN } from '../__tests__/browser/support/plain';
import { buildAside } from './aside';

buildAside(PLAIN, { PLAIN_NEXT: '1' }, 'build:test');
