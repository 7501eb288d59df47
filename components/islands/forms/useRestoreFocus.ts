import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses a button again that lost the focus because it was disabled while its form was sent. A
 * visitor who moved the focus elsewhere meanwhile keeps it there.
 *
 * @param isBusy whether the form is being sent
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
