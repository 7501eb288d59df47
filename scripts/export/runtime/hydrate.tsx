import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Reports the text that a visitor typed before React listened. The fields are uncontrolled, so their
 * values stay, and the visitor can keep typing.
 */
function reportTyping(root: HTMLElement) {
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="hidden"]), textarea',
  )) {
    if (control.value !== control.defaultValue) {
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** Renders the island, and calls `onReady` when its effects have run. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Hydrates an island's server-rendered markup with the props in its `data-props`.
 *
 * @returns a promise that resolves when the island's effects have run and it knows the typed text
 */
export function hydrate(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? '{}');
  return new Promise((resolve) => {
    const onReady = () => {
      element.dataset.ready = '';
      reportTyping(element);
      setTimeout(resolve);
    };
    hydrateRoot(
      element,
      <Ready onReady={onReady}>
        <Component {...props} />
      </Ready>,
    );
  });
}
