import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this island is hydrated: false in the HTML, true before a visitor can press anything. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
