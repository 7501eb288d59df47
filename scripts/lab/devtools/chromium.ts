import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { Browser } from '../../serve/browser';
import { connect } from './connection';
import { openTab, type Tab, type TabOptions } from './tab';

/** A running Chromium with one tab. */
export type Chromium = { tab: Tab; close: () => Promise<void> };

/**
 * Starts a Chromium of its own, with a fresh profile, for what Playwright's cannot show: there
 * nothing is prerendered and no page is kept for the back button.
 *
 * @param browser what `findBrowser` found
 */
export async function startChromium(browser: Browser, options: TabOptions): Promise<Chromium> {
  const profile = await mkdtemp(join(tmpdir(), 'rivermark-chromium-'));
  const own = ['--headless=new', '--remote-debugging-pipe', '--window-size=1440,1000'];
  const child = spawn(
    browser.path,
    [...browser.args, ...own, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const gone = once(child, 'exit');

  async function close() {
    child.kill();
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  const [, , , toBrowser, fromBrowser] = child.stdio;
  if (!(toBrowser instanceof Writable) || !(fromBrowser instanceof Readable)) {
    await close();
    throw new Error(`${browser.path} was started without its DevTools pipe.`);
  }
  try {
    return { tab: await openTab(connect(toBrowser, fromBrowser), options), close };
  } catch (error) {
    await close();
    throw error;
  }
}
