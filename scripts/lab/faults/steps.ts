import { setTimeout as pause } from 'node:timers/promises';
import { OUTBOX } from '../../../components/islands/delivery/database';
import { TRAP } from '../../../components/islands/delivery/message';
import { mail } from '../../../content/words/mail';
import { refuseStorage, takeDatabase, takeLocks } from './changes';
import { asha, toText, type Visitor } from './visitor';

/** Something that a visitor does, or that happens to their browser or to the mail service. */
export type Step = (visitor: Visitor) => unknown;

export const open: Step = (visitor) => visitor.leave('/contact');
export const leave: Step = (visitor) => visitor.leave();
export const openTab: Step = (visitor) => visitor.openTab();
export const close: Step = ({ page }) => page.close();
export const mend: Step = (visitor) => visitor.mend();
export const press: Step = (visitor) => visitor.press();
export const settle: Step = (visitor) => visitor.settle();
/** Longer than a press waits for the form's script. */
export const stay: Step = () => pause(17_000);
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
/** Says that the service may have the last mail, but the page no answer. */
export const lostAnswer: Step = (visitor) => {
  visitor.lostAnswers += 1;
};

/** Fills the form and presses its button. */
export const start =
  (changes: Partial<typeof asha> = {}): Step =>
  async (visitor) => {
    const fields = { ...asha, ...changes };
    await visitor.type(fields);
    visitor.sent.push(toText(fields));
    await visitor.press();
  };
/** Sends messages one after the other, and waits for the result of each. */
export const send =
  (...messages: readonly Partial<typeof asha>[]): Step =>
  async (visitor) => {
    for (const message of messages.length > 0 ? messages : [{}]) {
      await start(message)(visitor);
      await visitor.settle();
    }
  };
/** Says that the last message replaces the one before, or repeats it. */
export const once: Step = ({ sent }) => sent.splice(-2, 1);

export const sendTrapped: Step = async (visitor) => {
  await visitor.type({ ...asha, [TRAP]: 'A bot' });
  visitor.sent.push(toText({ ...asha, subject: `${mail().mark} ${asha.subject}` }));
  await visitor.press();
};
/** Types another text while the first one is sent, and sends that too. */
export const typeMeanwhile: Step = async (visitor) => {
  const { message: _, ...person } = asha;
  const message = 'And it is loud.';
  await start()(visitor);
  await visitor.type({ message });
  await visitor.settle();
  await visitor.type(person);
  visitor.sent.push(toText({ ...person, message }));
  await visitor.press();
};

export const kill =
  (ms: number): Step =>
  async (visitor) => {
    await pause(ms);
    await visitor.kill();
    await visitor.start();
  };
export const clock =
  (ms: number): Step =>
  (visitor) =>
    visitor.moveClock(ms);
export const network =
  (works: boolean): Step =>
  ({ context }) =>
    context.setOffline(!works);
/** Holds the scripts of forms back, for ever if `ms` is not given. */
export const holdScripts =
  (ms?: number): Step =>
  ({ context }) => {
    const free = ms === undefined ? new Promise(() => {}) : pause(ms);
    return context.route(/\/_islands\/(?!loader-)[^/]+\.js$/, async (route) => {
      await free;
      await route.continue().catch(() => {});
    });
  };
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
export const blockSiteData: Step = (visitor) => visitor.blockSiteData();
