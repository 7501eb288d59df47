/** The browser entry of every page. The exporter bundles it with everything that it imports. */
import { startPage } from 'next-islands/start';
import { ownPresses } from './forms/press';
import { enhancers, islands } from './registry';

startPage({ islands, enhancers });
ownPresses();
// A card's picture grows into the next page's after a click. Without this part, the page just changes.
addEventListener(
  'pointerover',
  () =>
    import('./onIntent').then(
      ({ shareClickedPicture }) => shareClickedPicture(),
      () => {},
    ),
  { once: true },
);
// A browser with speculation rules prefetches by itself.
if (!HTMLScriptElement.supports?.('speculationrules')) {
  import('./page/prefetch').then(({ prefetchLinks }) => prefetchLinks());
}
