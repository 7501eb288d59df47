import type { Mount } from 'next-islands/mount';
import { whenIdle } from './idle';
import { onVisit } from './visit';

/** How often the time is written, in milliseconds. */
const EVERY = 10_000;

/** Each clock of `element` with what tells its time. */
const clocksOf = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-clock]')].map((clock) => ({
    clock,
    format: new Intl.DateTimeFormat('en-GB', {
      timeZone: clock.dataset.clock,
      hour: '2-digit',
      minute: '2-digit',
    }),
  }));

/**
 * Writes the time at each office into the `data-clock` elements inside, and keeps it right. A
 * page's first formatter takes a slow phone a tenth of a second: it waits for an idle moment.
 */
const mount: Mount = (element) => {
  let clocks: ReturnType<typeof clocksOf> | undefined;
  let timer: ReturnType<typeof setInterval>;

  function update() {
    const now = new Date();
    clocks ??= clocksOf(element);
    for (const { clock, format } of clocks) clock.textContent = format.format(now);
  }

  return onVisit(() => {
    const callOff = whenIdle(() => {
      update();
      timer = setInterval(update, EVERY);
    });
    return () => {
      callOff();
      clearInterval(timer);
    };
  });
};

export default mount;
