import type { ComponentType } from 'react';
import { startByRule } from './start-by-rule';

/** Functions that fetch an island's component, by the names that pages use in `data-island`. */
export type Islands = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/** Starts every `data-island` element, by the element's start rule. The first one also fetches React. */
export function startIslands(islands: Islands): void {
  startByRule('[data-island]', (element) => {
    const load = islands[element.dataset.island ?? ''];
    Promise.all([load?.(), import('./hydrate')])
      // The server wrote the props for this component, so they fit it.
      .then(([Component, { hydrate }]) => hydrate(element, Component as ComponentType<object>))
      .catch((error) => console.error('An island did not start.', error));
  });
}
