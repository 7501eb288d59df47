import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../serve/browser';
import type { Mail } from '../../../serve/mailbox/mails';

const FORM = 'main form[data-form]';
/** A page without a form. */
const ELSEWHERE = '/about-us';
/** The longest time that the browser or the form may take. */
const TIMEOUT_MS = 60_000;

/** What the visitor types. */
const FIELDS = {
  name: 'Asha Rao',
  contact_no: '9876543210',
  email: 'asha@example.com',
  subject: 'A till',
  message: 'It is slow.',
};

/** A visitor who sends one message, with a browser, a profile and a mail service of their own. */
export class Visitor {
  /** How many mails the service delivered without an answer. */
  lostAnswers = 0;
  /** Whether the form said that the message was not sent. */
  said = false;
  #context: BrowserContext | undefined;
  #page: Page | undefined;

  /** @param folder an empty folder */
  constructor(
    readonly url: string,
    readonly folder: string,
  ) {}

  get context(): BrowserContext {
    if (!this.#context) throw new Error('The visitor has no browser.');
    return this.#context;
  }

  get page(): Page {
    if (!this.#page) throw new Error('The visitor has no page.');
    return this.#page;
  }

  /** Starts the browser with the visitor's profile. */
  async start(): Promise<void> {
    const { path, args } = findBrowser();
    this.#context = await chromium.launchPersistentContext(this.folder, {
      executablePath: path,
      args,
      baseURL: this.url,
      reducedMotion: 'reduce',
    });
    this.#context.setDefaultTimeout(TIMEOUT_MS);
    this.#page = await this.#context.newPage();
  }

  /** Ends every process of the browser at once. */
  async kill(): Promise<void> {
    const session = await this.context.browser()?.newBrowserCDPSession();
    const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
    const closed = this.context.waitForEvent('close');
    for (const { id } of processInfo) process.kill(id, 'SIGKILL');
    await closed;
  }

  /** Blocks all data of sites in the browser's settings. */
  async blockSiteData(): Promise<void> {
    await this.context.close();
    const file = join(this.folder, 'Default', 'Preferences');
    const settings = JSON.parse(readFileSync(file, 'utf8'));
    settings.profile.default_content_setting_values = { cookies: 2 };
    writeFileSync(file, JSON.stringify(settings));
    await this.start();
  }

  /** Makes the mail service fail, for ever if `times` is not given. */
  async fail(fault: object, times = 1000): Promise<void> {
    const body = JSON.stringify({ ...fault, times });
    await fetch(`${this.url}/__mailbox/faults`, { method: 'POST', body });
  }

  async mend(): Promise<void> {
    await fetch(`${this.url}/__mailbox/faults`, { method: 'DELETE' });
  }

  /** How many mails of the message have arrived. */
  async countMails(): Promise<number> {
    const { mails }: { mails: Mail[] } = await (await fetch(`${this.url}/__mailbox.json`)).json();
    return mails.filter(({ fields }) => {
      const sent: Readonly<Record<string, string>> = Object.fromEntries(fields);
      return Object.entries(FIELDS).every(([name, value]) => sent[name] === value);
    }).length;
  }

  /** Opens another page of the site in the same tab, or in a new one if that was closed. */
  async leave(path = ELSEWHERE): Promise<void> {
    if (this.page.isClosed()) this.#page = await this.context.newPage();
    await this.page.goto(path);
  }

  async openTab(path = ELSEWHERE): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(path);
    return page;
  }

  async fill(): Promise<void> {
    for (const [name, value] of Object.entries(FIELDS))
      await this.page.locator(`${FORM} [name="${name}"]`).fill(value, { force: true });
  }

  /** Presses the form's button, also while it is disabled. */
  press = () => this.page.locator(`${FORM} [data-send]`).click({ force: true });

  /** Waits until the form has sent its message, or has failed. */
  async settle(): Promise<void> {
    await this.page.locator(`${FORM}[data-enhanced]:not([aria-busy="true"])`).waitFor();
    this.said ||= await this.page.locator(`${FORM} [role="alert"]`).isVisible();
  }
}
