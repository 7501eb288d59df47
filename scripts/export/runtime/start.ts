import { type Enhancers, startEnhancers } from './start-enhancers';
import { type Islands, startIslands } from './start-islands';

/**
 * Starts a page's islands and enhancers, each by its start rule. The site's browser entry calls this
 * once.
 */
export function startPage({
  islands,
  enhancers,
}: {
  islands: Islands;
  enhancers: Enhancers;
}): void {
  startIslands(islands);
  startEnhancers(enhancers);
}
