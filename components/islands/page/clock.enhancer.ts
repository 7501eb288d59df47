import type { Mount } from 'next-islands/mount';
import { whenIdle } from './idle';
import { onVisit } from './visit';

/** The interval between two updates. */
const UPDATE_MS = 10_000;

/** Finds the clocks in `element`, each with the format of its time zone. */
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
 * Shows the time in the `data-clock` elements inside. It starts when the browser is idle, because
 * the first `Intl` formatter takes 0.1 s on a slow phone.
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
      timer = setInterval(update, UPDATE_MS);
    });
    return () => {
      cancel();
      clearInterval(timer);
    };
  });
};

export default mount;
