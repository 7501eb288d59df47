import { setTimeout as pause } from 'node:timers/promises';
import { OUTBOX } from '../../../../components/islands/delivery/database';
import { refuseStorage, takeDatabase, takeLocks } from './changes';
import type { Visitor } from './visitor';

/** Something that a visitor does, or that happens to their browser or to the mail service. */
export type Step = (visitor: Visitor) => unknown;

export const open: Step = (visitor) => visitor.leave('/contact');
export const leave: Step = (visitor) => visitor.leave();
export const openTab: Step = (visitor) => visitor.openTab();
export const reload: Step = ({ page }) => page.reload();
export const offline: Step = ({ context }) => context.setOffline(true);
export const online: Step = ({ context }) => context.setOffline(false);
export const close: Step = ({ page }) => page.close();
export const mend: Step = (visitor) => visitor.mend();
export const press: Step = (visitor) => visitor.press();
export const settle: Step = (visitor) => visitor.settle();
export const blockSiteData: Step = (visitor) => visitor.blockSiteData();
export const wait =
  (ms: number): Step =>
  () =>
    pause(ms);

export const fail =
  (fault: object, times?: number): Step =>
  (visitor) =>
    visitor.fail(fault, times);
export const failOnce = fail({ status: 503 }, 1);
export const down = fail({ status: 503 });
/** Says that the service may have the mail, but the page no answer. */
export const lostAnswer: Step = (visitor) => {
  visitor.lostAnswers += 1;
};

/** Fills the form and presses its button. */
export const start: Step = async (visitor) => {
  await visitor.fill();
  await visitor.press();
};
/** Sends the form, and waits for the result. */
export const send: Step = async (visitor) => {
  await start(visitor);
  await visitor.settle();
};

export const kill =
  (ms: number): Step =>
  async (visitor) => {
    await pause(ms);
    await visitor.kill();
    await visitor.start();
  };

/** Holds the scripts of forms back. */
export const holdScripts: Step = ({ context }) =>
  context.route(/\/_islands\/(?!loader-)[^/]+\.js$/, () => new Promise(() => {}));
export const freeScripts: Step = ({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' });

/** Changes each page before its scripts. */
const change =
  (work: () => void): Step =>
  ({ context }) =>
    context.addInitScript(work);
export const fullDisk = change(() => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
});
export const noLocks = change(() => {
  Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
});
export const hangingLocks = change(() => {
  Object.defineProperty(Navigator.prototype, 'locks', {
    value: { request: () => new Promise(() => {}) },
  });
});
const refuse =
  (...names: readonly string[]): Step =>
  ({ context }) =>
    context.addInitScript(refuseStorage, names);
export const noStorage = refuse('localStorage', 'sessionStorage', 'indexedDB');
export const noDatabase = refuse('indexedDB');
export const database =
  (version: number, stores: readonly string[], hangs = false): Step =>
  async (visitor) => {
    const page = await visitor.openTab('/__mailbox');
    await page.evaluate(takeDatabase, { name: OUTBOX, version, stores, hangs });
  };
/** Lets another page have the lock of the message for a while. */
export const lockForAWhile: Step = async (visitor) => {
  const page = await visitor.openTab('/__mailbox');
  await page.evaluate(takeLocks, OUTBOX);
  await mend(visitor);
  await leave(visitor);
  await pause(3000);
  await page.close();
};
