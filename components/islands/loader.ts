/** The one script of a page: starts each island and each enhancer by its own rule. */
import { type IslandName, islands } from './islands';
import { startEnhancers } from './start';
import { shareClickedPicture } from './transition';
import { watch } from './watch';

const started = new WeakMap<HTMLElement, Promise<void>>();

const isIsland = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(islands, name);

/** Fetches React and the island's component and hydrates it, once. */
function start(element: HTMLElement): Promise<void> {
  const known = started.get(element);
  if (known) return known;
  const name = element.dataset.island;
  if (!isIsland(name)) return Promise.reject(new Error(`No island "${name}".`));
  const ready = Promise.all([islands[name](), import('./hydrate')]).then(
    ([Component, { hydrate }]) => hydrate(element, Component as Parameters<typeof hydrate>[1]),
  );
  started.set(element, ready);
  return ready;
}

const held = new WeakSet<HTMLFormElement>();

/**
 * A press of Send before its island is ready: held, and replayed once, however often it is pressed.
 * So is an Enter that a field has a use of its own for (`data-enter`), and that presses Send here.
 */
function onClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLButtonElement>('[data-island] button');
  const form = button?.form;
  const element = button?.closest<HTMLElement>('[data-island]:not([data-ready])');
  if (!button || !form || !element || button.type !== 'submit') return;
  event.preventDefault();
  const field = document.activeElement?.closest('[data-enter]');
  if (!field && held.has(form)) return;
  if (!field) held.add(form);
  start(element).then(
    () => {
      form.noValidate = true;
      if (field) {
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      } else form.requestSubmit(button);
    },
    () => {
      // Its script did not arrive: the form posts itself, or says what is wrong and is pressed again.
      held.delete(form);
      form.requestSubmit(button);
    },
  );
}

watch('[data-island]', (element) => {
  start(element).catch((error) => console.error('An island did not start.', error));
});
startEnhancers();
shareClickedPicture();
// A browser that reads speculation rules fetches ahead by itself.
if (!HTMLScriptElement.supports?.('speculationrules')) {
  import('./prefetch').then(({ prefetchLinks }) => prefetchLinks());
}
document.addEventListener('click', onClick, true);
