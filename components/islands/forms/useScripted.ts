import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this very island runs in the browser: false in the HTML, and true from the moment that
 * React has taken it over, before anybody can press anything in it.
 */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
