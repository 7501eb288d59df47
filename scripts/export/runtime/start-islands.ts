import type { ComponentType } from 'react';
import { startByRule } from './start-by-rule';

/** Functions that fetch an island's component, by the names that pages use in `data-island`. */
export type Islands = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/** Starts every `data-island` element, by the element's start rule. The first one also fetches React. */
export function startIslands(islands: Islands): void {
  startByRule('[data-island]', async (element) => {
    const load = islands[element.dataset.island ?? ''];
    const [Component, { hydrate }] = await Promise.all([load?.(), import('./hydrate')]);
    // The server wrote the props for this component, so they fit it.
    return () => hydrate(element, Component as ComponentType<object>);
  });
}
