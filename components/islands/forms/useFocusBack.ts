import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to a button again that lost it by being disabled, or by going away, while a form
 * was on its way. Whoever moved on meanwhile keeps the focus they have.
 *
 * @param isBusy whether the form is on its way
 * @returns what goes to the button as its `ref`
 */
export function useFocusBack(isBusy: boolean): RefObject<HTMLButtonElement | null> {
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
