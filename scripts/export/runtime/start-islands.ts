import type { ComponentType } from 'react';
import { startByRule } from './start-by-rule';

/** Functions that fetch an island's component, by the names that pages use in `data-island`. */
export type Islands = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/** Starts every `data-island` element, by the element's start rule. The first one also fetches React. */
export function startIslands(islands: Islands): void {
  async function fetchAndHydrate(element: HTMLElement): Promise<void> {
    const { island: name = '' } = element.dataset;
    const load = Object.hasOwn(islands, name) ? islands[name] : undefined;
    if (!load) throw new Error(`No island "${name}".`);
    const [Component, { hydrate }] = await Promise.all([load(), import('./hydrate')]);
    // The server wrote the props for this component, so they fit it.
    await hydrate(element, Component as ComponentType<object>);
  }

  startByRule('[data-island]', (element) => {
    fetchAndHydrate(element).catch((error) => console.error('An island did not start.', error));
  });
}
