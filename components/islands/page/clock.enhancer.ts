import type { Mount } from 'next-islands/mount';
import { whenIdle } from './idle';
import { onVisit } from './visit';

/** The interval between two updates. */
const UPDATE_MS = 10_000;

/**
 * Returns a function that writes the time of a zone as "09:05". `Temporal` takes 1 ms. The first `Intl`
 * formatter, for browsers without it, takes 0.1 s on a slow phone.
 */
function createFormat(timeZone: string): (now: number) => string {
  if (typeof Temporal === 'undefined') {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
    });
    return (now) => format.format(now);
  }
  return (now) =>
    Temporal.Instant.fromEpochMilliseconds(now)
      .toZonedDateTimeISO(timeZone)
      .toPlainTime()
      .toString({ smallestUnit: 'minute' });
}

/** Finds the clocks in `element`, each with the format of its time zone. */
const findClocks = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-clock]')].map((clock) => ({
    clock,
    format: createFormat(clock.dataset.clock ?? 'UTC'),
  }));

/** Shows a time such as "09:05" as a clock's text. A drawing gets it in hours, as `--time`. */
function show(clock: HTMLElement, time: string) {
  const [hours, minutes] = time.split(':');
  if (clock.firstElementChild)
    clock.style.setProperty('--time', `${Number(hours) + Number(minutes) / 60}`);
  else clock.textContent = time;
}

/**
 * Shows the time in the `data-clock` elements inside, or the hour that the visitor chose. What a form says about
 * a sent message keeps to the time. It starts when the browser is idle.
 */
const mount: Mount = (element) => {
  let clocks: ReturnType<typeof findClocks> | undefined;
  let timer: ReturnType<typeof setInterval>;

  function update() {
    const hour = element.closest<HTMLElement>('form, html')?.dataset.hour;
    const now = Number(hour ?? Date.now());
    clocks ??= findClocks(element);
    for (const { clock, format } of clocks) show(clock, format(now));
    if (hour || element.dataset.at) import('./hour').then(({ carry }) => carry(element, hour));
  }

  return onVisit(() => {
    const cancel = whenIdle(() => {
      update();
      timer = setInterval(update, UPDATE_MS);
      addEventListener('hour', update);
    });
    return () => {
      removeEventListener('hour', update);
      cancel();
      clearInterval(timer);
    };
  });
};

export { mount as default };
