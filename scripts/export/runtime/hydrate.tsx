import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Tells an island of what visitors typed before React listened. Its fields are uncontrolled, so
 * what stands in them is left alone: they may be typing on.
 */
function tellOfTyping(root: HTMLElement) {
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="hidden"]), textarea',
  )) {
    if (control.value !== control.defaultValue) {
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** The island, which says when its effects have run. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Hydrates an island's own server-rendered markup from its `data-props`.
 *
 * @returns when the island is ready: its effects have run, and it knows what was typed
 */
export function hydrate(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? '{}');
  return new Promise((resolve) => {
    const onReady = () => {
      element.dataset.ready = '';
      tellOfTyping(element);
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
