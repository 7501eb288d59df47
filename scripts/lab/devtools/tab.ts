import { z } from 'zod';
import type { Connection } from './connection';

const Target = z.object({ targetId: z.string(), type: z.string(), subtype: z.string().optional() });
const Targets = z.object({ targetInfos: z.array(Target) });
const Attached = z.object({ sessionId: z.string(), targetInfo: Target });
const Detached = z.object({ sessionId: z.string() });
const Changed = z.object({ targetInfo: Target });
const Evaluated = z.object({
  result: z.object({ value: z.any().optional() }),
  exceptionDetails: z
    .object({ exception: z.object({ description: z.string().optional() }).optional() })
    .optional(),
});
const History = z.object({
  currentIndex: z.number(),
  entries: z.array(z.object({ id: z.number() })),
});

/** Sends a command to one page and gives its answer unparsed. */
export type Send = (method: string, params?: object) => Promise<unknown>;

/** How the tab's pages are set up. */
export type TabOptions = {
  /** Commands for every page, prerendered ones too, before its first script. */
  setUp?: readonly (readonly [method: string, params: object])[];
};

type Json = string | number | boolean | null;

/** A page of a tab. */
type Page = {
  send: Send;
  /** Runs a function in the page. It must stand alone: it travels as text. */
  evaluate: <Result, Args extends Json[]>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
};

/** A tab, and with it the page that shows, whichever that is by then. */
export type Tab = Page & {
  /** The page that was prerendered last and that nobody has visited yet. */
  prerendered: Page;
  /** Hears one kind of event of every page, prerendered ones too. */
  on: (method: string, listener: (params: unknown) => void) => void;
  /** Goes to an address. */
  goto: (url: string) => Promise<void>;
  /** Goes back in the tab's history. */
  back: () => Promise<void>;
};

/**
 * Follows the browser's first tab through every page it shows. A prerendered page is a target of
 * its own, which takes the place of the one before once it is visited.
 */
export async function openTab(
  { send, listen }: Connection,
  { setUp = [] }: TabOptions,
): Promise<Tab> {
  /** Sessions of pages that are set up, by the page's target. */
  const sessions = new Map<string, string>();
  const prerendered = new Map<string, boolean>();
  const listeners = new Map<string, ((params: unknown) => void)[]>();
  let wake = () => {};

  function know({ targetId, subtype }: z.infer<typeof Target>) {
    prerendered.set(targetId, subtype === 'prerender');
    wake();
  }

  async function attach({ sessionId, targetInfo }: z.infer<typeof Attached>) {
    if (targetInfo.type !== 'page') return;
    const toPage: Send = (method, params) => send(method, params, sessionId);
    know(targetInfo);
    // The commands are carried out in their order, but answered only once the page runs.
    await Promise.all([
      toPage('Page.enable'),
      toPage('Preload.enable'),
      ...setUp.map(([method, params]) => toPage(method, params)),
      toPage('Runtime.runIfWaitingForDebugger'),
    ]);
    sessions.set(targetInfo.targetId, sessionId);
    wake();
  }

  function detach(gone: string) {
    for (const [targetId, sessionId] of sessions) {
      if (sessionId === gone) sessions.delete(targetId);
    }
  }

  listen(({ method, params }) => {
    // A page may go before it is set up.
    if (method === 'Target.attachedToTarget') attach(Attached.parse(params)).catch(() => {});
    if (method === 'Target.detachedFromTarget') detach(Detached.parse(params).sessionId);
    if (method === 'Target.targetInfoChanged') know(Changed.parse(params).targetInfo);
    for (const listener of listeners.get(method) ?? []) listener(params);
  });

  /** The newest page that shows, or that was prerendered; between two pages neither is there. */
  async function sessionOf(kind: 'shown' | 'prerendered'): Promise<string> {
    for (;;) {
      const found = [...sessions].findLast(
        ([targetId]) => prerendered.get(targetId) === (kind === 'prerendered'),
      );
      if (found) return found[1];
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  function page(kind: 'shown' | 'prerendered'): Page {
    const toPage: Send = async (method, params) => send(method, params, await sessionOf(kind));
    return {
      send: toPage,
      evaluate: async (run, ...args) => {
        const expression = `(${run})(...${JSON.stringify(args)})`;
        const { result, exceptionDetails } = Evaluated.parse(
          await toPage('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }),
        );
        if (exceptionDetails) {
          throw new Error(exceptionDetails.exception?.description ?? 'The page threw.');
        }
        return result.value;
      },
    };
  }

  const { targetInfos } = Targets.parse(
    await send('Target.getTargets', { filter: [{ type: 'tab' }] }),
  );
  const { sessionId } = Detached.parse(
    await send('Target.attachToTarget', { targetId: targetInfos[0]?.targetId, flatten: true }),
  );
  await send('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'page' }] });
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: 'page' }] },
    sessionId,
  );

  await sessionOf('shown');

  const shown = page('shown');
  return {
    ...shown,
    prerendered: page('prerendered'),
    on: (method, listener) => {
      listeners.set(method, [...(listeners.get(method) ?? []), listener]);
    },
    goto: async (url) => {
      await shown.send('Page.navigate', { url });
    },
    back: async () => {
      const history = History.parse(await shown.send('Page.getNavigationHistory'));
      const entry = history.entries[history.currentIndex - 1];
      await shown.send('Page.navigateToHistoryEntry', { entryId: entry?.id });
    },
  };
}
