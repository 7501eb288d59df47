import { whenIdle } from '../idle';
import type { Mount } from '../mount';
import { onVisit } from '../visit';

/** How often the time is written, in milliseconds. */
const EVERY = 10_000;

const formatOf = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

/**
 * Writes the time at each office into the `data-clock` elements inside, and keeps it right. A
 * page's first formatter takes a slow phone a tenth of a second: it waits for an idle moment.
 */
const mount: Mount = (element) => {
  let timer: ReturnType<typeof setInterval>;
  let callOff = () => {};

  function run() {
    const clocks = [...element.querySelectorAll<HTMLTimeElement>('[data-clock]')].map((time) => ({
      time,
      format: formatOf(time.dataset.clock),
    }));
    function update() {
      const now = new Date();
      for (const { time, format } of clocks) time.textContent = format.format(now);
    }
    update();
    timer = setInterval(update, EVERY);
  }

  function stop() {
    callOff();
    clearInterval(timer);
  }

  const end = onVisit(() => {
    stop();
    callOff = whenIdle(run);
  });
  return () => {
    stop();
    end();
  };
};

export default mount;
