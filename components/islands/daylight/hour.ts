import type { Desks } from '../page/hour';

const { dataset } = document.documentElement;

/** The moment to which the visitor has moved the sun in this tab, in minutes since 1970, or `NaN`. */
export const readMoment = (): number => Number(dataset.hour) / 60_000;

/** Keeps an hour for the visit in this tab, or none any more. The page's clocks follow. */
export function keepHour(moment: number, desks?: Desks): void {
  const hour = String(moment * 60_000);
  if (desks ? dataset.hour === hour : dataset.hour === undefined) return;
  try {
    if (desks) {
      sessionStorage.hour = hour;
      sessionStorage.desks = JSON.stringify(desks);
      dataset.hour = hour;
    } else {
      sessionStorage.removeItem('hour');
      delete dataset.hour;
    }
    dispatchEvent(new Event('hour'));
  } catch {
    // Storage is blocked. The hour stays with the picture.
  }
}
