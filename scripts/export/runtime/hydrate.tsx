import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

const FOCUSABLE = 'a[href], button, input, select, textarea';

const listFocusable = (root: HTMLElement): Element[] => [...root.querySelectorAll(FOCUSABLE)];

/** Renders the island, and calls `onReady` when its effects have run. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Hydrates an island's server-rendered markup with the props in its `data-props`. Where a translator or
 * an extension has changed the markup, React renders it anew, and the focus moves to its place there.
 * What a visitor has typed would be lost, so a form should be an enhancer.
 *
 * @returns a promise that resolves when the island's effects have run
 */
export function hydrate(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? '{}');
  let place = -1;
  const notePlace = () => {
    place = document.activeElement ? listFocusable(element).indexOf(document.activeElement) : -1;
  };
  return new Promise((resolve) => {
    const onReady = () => {
      element.removeEventListener('focusin', notePlace);
      if (document.activeElement === document.body) {
        const now = listFocusable(element)[place];
        if (now instanceof HTMLElement) now.focus({ preventScroll: true });
      }
      element.dataset.ready = '';
      setTimeout(resolve);
    };
    notePlace();
    element.addEventListener('focusin', notePlace);
    hydrateRoot(
      element,
      <Ready onReady={onReady}>
        <Component {...props} />
      </Ready>,
      {
        onRecoverableError: (error) =>
          console.warn('The HTML of an island was changed, so React rendered it anew.', error),
      },
    );
  });
}
