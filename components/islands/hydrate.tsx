import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What visitors typed before React arrived: each control whose value is no longer the server's. */
const typed = (root: HTMLElement) =>
  [...root.querySelectorAll<Control>('input:not([type="hidden"]), textarea')]
    .filter((control) => control.value !== control.defaultValue)
    .map((control) => ({ control, value: control.value }));

/** Types it again through the native setter, so that a controlled field's state takes it over. */
function retype({ control, value }: { control: Control; value: string }) {
  const prototype = Object.getPrototypeOf(control);
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  setter?.call(control, '');
  setter?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The island, which says when its effects have run. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Hydrates an island's own server-rendered markup from its `data-props`.
 *
 * @returns when the island is ready: its effects have run and what was typed is in its state
 */
export function hydrate(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const before = typed(element);
  const props = JSON.parse(element.dataset.props ?? '{}');
  return new Promise((resolve) => {
    const onReady = () => {
      element.dataset.ready = '';
      for (const entry of before) retype(entry);
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
