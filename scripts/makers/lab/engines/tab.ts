import { setTimeout as pause } from 'node:timers/promises';

/** The longest time that a control, a page or the display may take. */
export const TIMEOUT_MS = 60_000;
const POLL_MS = 50;

/** Polls until `check` returns a value other than false or null. An error of `check` counts as null. */
export async function waitFor<T>(what: string, check: () => Promise<T | false | null>): Promise<T> {
  let reason: unknown = '';
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(POLL_MS)) {
    try {
      const found = await check();
      if (found !== false && found !== null) return found;
      reason = '';
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(`waited ${TIMEOUT_MS / 1000} s for ${what} ${reason}`.trim());
}

/** Writes a function and its arguments as a script. The compiler calls `__name` for inner functions. */
export const toScript = <Args extends unknown[]>(work: (...args: Args) => unknown, ...args: Args) =>
  `((__name) => (${work})(...${JSON.stringify(args)}))((inner) => inner)`;

/** A tab of a browser, and what a visitor does in it. */
export type Tab = {
  /** Runs a function in the page, and returns what it returns or resolves to. */
  run: <Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Waits until a function returns true in the page, also while the page changes. */
  until: <Args extends unknown[]>(
    what: string,
    work: (...args: Args) => boolean,
    ...args: Args
  ) => Promise<unknown>;
  /** Scrolls to the first visible element that matches, and waits until it rests at one place. */
  show: (selector: string) => Promise<unknown>;
  open: (url: string) => Promise<unknown>;
  go: (way: 'back' | 'refresh') => Promise<unknown>;
  press: (selector: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  close: () => Promise<unknown>;
};

/** A browser that runs. */
export type Engine = { version: string; newTab: () => Promise<Tab>; close: () => Promise<unknown> };
