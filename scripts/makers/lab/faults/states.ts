import {
  blockSiteData,
  close,
  database,
  down,
  fail,
  failOnce,
  freeScripts,
  fullDisk,
  hangingLocks,
  holdScripts,
  kill,
  leave,
  lockForAWhile,
  lostAnswer,
  mend,
  noDatabase,
  noLocks,
  noStorage,
  open,
  openTab,
  press,
  type Step,
  send,
  settle,
  start,
  wait,
} from './steps';

const STORES = ['waiting', 'delivered', 'pace'];

/**
 * What may happen to a visitor's browser, and what they do. The other states of
 * components/islands/delivery/README.md are in the unit and browser tests.
 */
export const states: Readonly<Record<string, readonly Step[]>> = {
  'the service refuses the account (403)': [open, fail({ status: 403 }), send, mend, leave],
  'its answer is lost': [open, fail({ lateDrop: true }, 1), send, lostAnswer],
  'it never answers, page left': [open, fail({ hang: true }), start, wait(2000), mend, leave],
  'pressed three times': [open, down, start, press, press, settle, mend, leave],
  'three tabs': [open, down, send, openTab, openTab, mend, leave],
  'killed after 0.2 s': [open, down, start, kill(200), mend, leave],
  'killed after 1 s': [open, down, start, kill(1000), mend, leave],
  'tab closed at once': [open, start, close, lostAnswer, leave],
  'page left at once': [open, start, leave, lostAnswer],
  'scripts hang, closed': [holdScripts, open, start, close, freeScripts, leave],
  'no storage, scripts hang, leaves': [noStorage, holdScripts, open, start, freeScripts, leave],
  'no storage, service down': [noStorage, open, down, send, close],
  'no IndexedDB': [noDatabase, open, failOnce, send],
  'the disk is full': [fullDisk, open, failOnce, send],
  'a database without stores': [database(1, []), open, failOnce, send],
  "another program's database": [database(3, ['notes']), open, failOnce, send],
  'a database that never opens': [database(1, STORES, true), open, failOnce, send],
  'no locks': [noLocks, open, failOnce, send],
  'locks that hang': [hangingLocks, open, failOnce, send],
  'a lock held by another page': [open, down, send, lockForAWhile],
  'the browser blocks all site data': [blockSiteData, open, failOnce, send],
};
