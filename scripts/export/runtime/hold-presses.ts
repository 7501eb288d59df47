import type { StartIsland } from './start-islands';

/**
 * Holds a press of a submit button until its island is ready, then replays it once, even after several
 * presses. Enter in a field with `data-enter` also presses the button. It is replayed as Enter in that
 * field instead. If the island's script does not load, the form posts itself.
 */
export function holdPresses(start: StartIsland): void {
  const held = new WeakSet<HTMLFormElement>();

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
        held.delete(form);
        form.requestSubmit(button);
      },
    );
  }

  document.addEventListener('click', onClick, true);
}
