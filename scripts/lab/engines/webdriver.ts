import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startProgram } from '../servers/program';

/** The longest time that a control, a page or the display may take. */
const TIMEOUT_MS = 60_000;
const POLL_MS = 50;
/** The longest time that a script may take in the page. A busy machine paints few frames. */
const SCRIPT_TIMEOUT_MS = 120_000;
/** The property that holds an element's id in the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Writes a function and its arguments as a script. The compiler calls `__name` for inner functions. */
export const toScript = <Args extends unknown[]>(work: (...args: Args) => unknown, ...args: Args) =>
  `((__name) => (${work})(...${JSON.stringify(args)}))((inner) => inner)`;

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

/** Starts a virtual display. WebKit does not start without a display. */
async function startDisplay(program: string) {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = child.stdio[3];
  if (!output) throw new Error(`${program} has no output.`);
  const [number] = await once(output, 'data', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { name: `:${String(number).trim()}`, stop: () => child.kill() };
}

export type Browser = Awaited<ReturnType<typeof startWebKit>>;

/** What a behaviour does in a browser. Other clients than ours can do the same. */
export type Tab = {
  run: Browser['run'];
  until: Browser['until'];
  show: (selector: string) => Promise<unknown>;
  open: (url: string) => Promise<unknown>;
  go: (way: 'back' | 'forward' | 'refresh') => Promise<unknown>;
  press: (selector: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<unknown>;
};

/** Starts WebKit by its WebDriver, on a display of its own. `close` ends all three. */
export async function startWebKit(programs: { driver: string; display: string }) {
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const driver = await startProgram(programs.driver, [`--port=${port}`], port, {
    DISPLAY: display.name,
    // WebKit's sandbox does not run as root.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  });

  async function send(method: 'POST' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  async function stop() {
    await driver.stop();
    display.stop();
  }

  const { sessionId, capabilities } = await send('POST', '', {
    capabilities: { alwaysMatch: { timeouts: { script: SCRIPT_TIMEOUT_MS } } },
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const command = (path: string, body: object = {}) => send('POST', `/${sessionId}/${path}`, body);

  /** Runs a function in the page, and returns what it returns or resolves to. */
  const run = <Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> =>
    command('execute/sync', { script: `return ${toScript(work, ...args)}`, args: [] });

  /**
   * Waits for the first visible element that matches, until it rests at one place, and returns its
   * address in the protocol. A click on an element that moves would land beside it.
   */
  async function find(selector: string): Promise<string> {
    let before = '';
    const element = await waitFor(selector, async () => {
      const [found, place] = await run((each) => {
        const first = [...document.querySelectorAll(each)].find((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        );
        // The driver does not wait for the page's smooth scrolling.
        first?.scrollIntoView({ behavior: 'instant', block: 'center' });
        const { x, y } = first?.getBoundingClientRect() ?? {};
        return [first ?? null, `${x} ${y}`] as const;
      }, selector);
      const rests = place === before;
      before = place;
      return rests && found;
    });
    return `element/${Reflect.get(element, ELEMENT)}`;
  }

  /** Uses an element as soon as it can be used: it may move or be replaced while it is found. */
  async function act(selector: string, action: string, body: object = {}): Promise<void> {
    await waitFor(`${selector} to take a ${action}`, async () => {
      await command(`${await find(selector)}/${action}`, body);
      return true;
    });
  }

  return {
    /** Scrolls to the first visible element that matches. */
    show: find,
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    run,
    open: (url: string) => command('url', { url }),
    async resize(width: number, height: number) {
      await command('window/rect', { width, height });
      await waitFor(`${width} px`, () => run((wanted) => window.innerWidth === wanted, width));
    },
    go: (way: 'back' | 'forward' | 'refresh') => command(way),
    press: (selector: string) => act(selector, 'click'),
    type: (selector: string, text: string) => act(selector, 'value', { text }),
    /** Waits until a function returns true in the page, also while the page changes. */
    until: <Args extends unknown[]>(
      what: string,
      work: (...args: Args) => boolean,
      ...args: Args
    ) => waitFor(what, () => run(work, ...args)),
    async close() {
      await send('DELETE', `/${sessionId}`);
      await stop();
    },
  };
}
