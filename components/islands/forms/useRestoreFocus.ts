import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to a button that lost it while it was disabled. If the visitor has moved the
 * focus elsewhere meanwhile, it stays there.
 *
 * @param isBusy whether the button is disabled
 * @returns the button's `ref`
 */
export function useRestoreFocus(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);

  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasBusy.current = isBusy;
  }, [isBusy]);

  return button;
}
