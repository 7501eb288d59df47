import { setTimeout as sleep } from 'node:timers/promises';
import type { Tab } from './tab';

/** Scrolls to the first visible element that matches; its middle, once nothing moves or covers it. */
export const show = (tab: Tab, selector: string) =>
  tab.evaluate(async (wanted) => {
    const found = [...document.querySelectorAll(wanted)].find((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    if (!found) throw new Error(`Nothing to be seen matches ${wanted}.`);
    found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    for (;;) {
      const { x, y, width, height } = found.getBoundingClientRect();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const now = found.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const rests = now.x === x && now.y === y;
      if (rests && found.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
    }
  }, selector);

/** The page that was let go of may have made room for the next before it answers. */
const letGo = (released: Promise<unknown>) => released.catch(() => {});

/** Moves the mouse onto an element, from a place just outside the page's corner. */
export async function rest(tab: Tab, selector: string): Promise<void> {
  const at = await show(tab, selector);
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 });
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
}

/** Presses an element with the mouse, and lets go after `hold` milliseconds. */
export async function press(tab: Tab, selector: string, hold = 0): Promise<void> {
  const button = { ...(await show(tab, selector)), button: 'left', clickCount: 1 };
  await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await sleep(hold);
  await letGo(tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }));
}

/** Touches an element with a finger, and lets go after `hold` milliseconds. */
export async function tap(tab: Tab, selector: string, hold = 0): Promise<void> {
  const at = await show(tab, selector);
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await sleep(hold);
  await letGo(tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
}
