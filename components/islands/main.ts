/** The browser entry of every page. The exporter bundles it with everything that it imports. */
import { startPage } from 'next-islands/start';
import { ownPresses } from './forms/press';
import { skipOnReturn } from './page/skipOnReturn';
import { enhancers, islands } from './registry';

startPage({ islands, enhancers });
ownPresses();
skipOnReturn();
// A browser with speculation rules prefetches by itself.
if (!HTMLScriptElement.supports?.('speculationrules')) {
  import('./page/prefetch').then(({ prefetchLinks }) => prefetchLinks());
}
