import type { Mount } from '../mount';
import { onVisit } from '../visit';

/** Writes the time at each office into the `data-clock` elements inside, and keeps it right. */
const mount: Mount = (element) => {
  const clocks = [...element.querySelectorAll<HTMLTimeElement>('[data-clock]')].map((time) => ({
    time,
    format: new Intl.DateTimeFormat('en-GB', {
      timeZone: time.dataset.clock,
      hour: '2-digit',
      minute: '2-digit',
    }),
  }));
  const update = () => {
    const now = new Date();
    for (const { time, format } of clocks) time.textContent = format.format(now);
  };
  let timer: ReturnType<typeof setInterval>;
  const end = onVisit(() => {
    clearInterval(timer);
    update();
    timer = setInterval(update, 10_000);
  });
  return () => {
    clearInterval(timer);
    end();
  };
};

export default mount;
