/** The browser entry of every page: the exporter bundles it with all that it reaches. */
import { startPage } from 'next-islands/start';
import { shareClickedPicture } from './page/transition';
import { enhancers, islands } from './registry';

startPage({ islands, enhancers });
shareClickedPicture();
// A browser that reads speculation rules fetches ahead by itself.
if (!HTMLScriptElement.supports?.('speculationrules')) {
  import('./page/prefetch').then(({ prefetchLinks }) => prefetchLinks());
}
