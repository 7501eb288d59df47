import type { Mount } from '../mount';

/**
 * Previous and next buttons for a row that scrolls sideways: the element holds one `data-rail`
 * list and two buttons, `data-rail-to="previous"` and `data-rail-to="next"`.
 */
const mount: Mount = (element) => {
  const rail = element.querySelector<HTMLElement>('[data-rail]');
  if (!rail) return;
  const stop = new AbortController();

  function move(direction: 1 | -1) {
    const [first, second] = rail?.children ?? [];
    if (!rail || !(first instanceof HTMLElement)) return;
    const step =
      second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
    const end = rail.scrollWidth - rail.clientWidth;
    const target = rail.scrollLeft + direction * step;
    // Past either end the row starts again from the other.
    const left = target > end + step / 2 ? 0 : target < -step / 2 ? end : target;
    rail.scrollTo({ left });
  }

  for (const button of element.querySelectorAll<HTMLElement>('[data-rail-to]')) {
    const direction = button.dataset.railTo === 'next' ? 1 : -1;
    button.addEventListener('click', () => move(direction), { signal: stop.signal });
  }
  return () => stop.abort();
};

export default mount;
