import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the island is hydrated. False in the HTML and while React hydrates it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
