import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, startProgram } from '../servers/program';
import { type Engine, type Tab, TIMEOUT_MS, toScript, waitFor } from './tab';

/** The longest time that a script may take in the page. A busy machine paints few frames. */
const SCRIPT_TIMEOUT_MS = 120_000;
/** The property that holds an element's id in the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

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

/** Lets behaviours use the window of a session of WebDriver, to which `command` sends. */
function toTab(command: (path: string, body?: object) => ReturnType<Response['json']>): Tab {
  const run: Tab['run'] = (work, ...args) =>
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
  const act = (selector: string, action: string, body: object = {}) =>
    waitFor(`${selector} to take a ${action}`, async () => {
      await command(`${await find(selector)}/${action}`, body);
      return true;
    });

  return {
    run,
    show: find,
    open: (url) => command('url', { url }),
    async resize(width, height) {
      await command('window/rect', { width, height });
      await waitFor(`${width} px`, () => run((wanted) => window.innerWidth === wanted, width));
    },
    go: (way) => command(way),
    press: (selector) => act(selector, 'click'),
    type: (selector, text) => act(selector, 'value', { text }),
    until: (what, work, ...args) => waitFor(what, () => run(work, ...args)),
    // All tabs are the one window of the session.
    close: async () => {},
  };
}

/** Starts WebKit by its WebDriver, on a display of its own. `close` ends all three. */
export async function startWebKit(driver: string, xvfb: string): Promise<Engine> {
  const display = await startDisplay(xvfb);
  const port = await freePort();
  const program = await startProgram(driver, [`--port=${port}`], port, {
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
    await program.stop();
    display.stop();
  }

  const { sessionId, capabilities } = await send('POST', '', {
    capabilities: { alwaysMatch: { timeouts: { script: SCRIPT_TIMEOUT_MS } } },
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const tab = toTab((path, body = {}) => send('POST', `/${sessionId}/${path}`, body));
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    newTab: async () => tab,
    async close() {
      await send('DELETE', `/${sessionId}`);
      await stop();
    },
  };
}
