import { seededRandom } from '../../../author/random';
import {
  close,
  fail,
  kill,
  leave,
  lostAnswer,
  mend,
  offline,
  online,
  open,
  openTab,
  press,
  reload,
  type Step,
  start,
  wait,
} from './steps';

/** What the service may do. After some of these it has the mail, but the page does not know. */
const faults: Readonly<Record<string, readonly [fault: object, isLost?: true]>> = {
  '503': [{ status: 503 }],
  '429': [{ status: 429 }],
  '403': [{ status: 403 }],
  '412': [{ status: 412, text: 'Invalid grant' }],
  'a page': [{ status: 200, text: '<!doctype html>' }],
  nothing: [{ status: 200, text: '' }],
  'another text': [{ status: 200, text: 'Accepted' }],
  'a cut line': [{ drop: true }],
  'a lost answer': [{ lateDrop: true }, true],
  'a slow answer': [{ delay: 4000, status: 503 }],
  'no answer': [{ hang: true }],
};

/** What the visitor does then. */
const ends: Readonly<Record<string, readonly Step[]>> = {
  stays: [wait(5000)],
  'closes the tab': [close],
  'closes the tab later': [wait(3000), close],
  reloads: [wait(700), reload],
  leaves: [leave],
  'goes offline': [offline, wait(2000), online],
  'opens a second tab': [openTab, wait(1500)],
  'presses again': [press, wait(1500)],
  'has the browser killed': [kill(300)],
  'has the browser killed later': [kill(2500)],
};

/** Draws states from a seed: a fault, for how many requests it lasts, and what the visitor does. */
export function drawStates(seed: number, count: number): Record<string, readonly Step[]> {
  const random = seededRandom(seed);
  const pick = <Value>(of: Readonly<Record<string, Value>>): [string, Value] => {
    const all = Object.entries(of);
    const one = all[Math.floor(random() * all.length)];
    if (!one) throw new Error('There is nothing to draw from.');
    return one;
  };
  const states: Record<string, readonly Step[]> = {};
  for (let number = 1; number <= count; number += 1) {
    const [fault, [body, isLost]] = pick(faults);
    const [end, steps] = pick(ends);
    const times = 1 + Math.floor(random() * 3);
    const lost = isLost ? Array.from({ length: times }, () => lostAnswer) : [];
    // A tab that ends while it sends may have sent.
    const ended = end === 'stays' ? [] : [lostAnswer];
    states[`${seed}/${number}: ${fault} ${times}×, ${end}`] = [
      open,
      fail(body, times),
      start,
      ...lost,
      ...ended,
      ...steps,
      mend,
      leave,
    ];
  }
  return states;
}
