import type { Mount } from 'next-islands/mount';
import { whenIdle } from './idle';
import { onVisit } from './visit';

/** How often the time is updated, in milliseconds. */
const EVERY = 10_000;

/** Each clock of `element` with the format of its time. */
const findClocks = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-clock]')].map((clock) => ({
    clock,
    format: new Intl.DateTimeFormat('en-GB', {
      timeZone: clock.dataset.clock,
      hour: '2-digit',
      minute: '2-digit',
    }),
  }));

/**
 * Shows the time at each office in the `data-clock` elements inside. It starts when the browser is
 * idle, because the first `Intl` formatter takes 0.1 s on a slow phone.
 */
const mount: Mount = (element) => {
  let clocks: ReturnType<typeof findClocks> | undefined;
  let timer: ReturnType<typeof setInterval>;

  function update() {
    const now = new Date();
    clocks ??= findClocks(element);
    for (const { clock, format } of clocks) clock.textContent = format.format(now);
  }

  return onVisit(() => {
    const cancel = whenIdle(() => {
      update();
      timer = setInterval(update, EVERY);
    });
    return () => {
      cancel();
      clearInterval(timer);
    };
  });
};

export default mount;
