import type { Mount } from 'next-islands/mount';

const EASE = 'cubic-bezier(0.16, 1, 0.3, 1)';

/** Animates a `<details>` in `data-duration` milliseconds (300 by default). */
const mount: Mount = (element) => {
  if (!(element instanceof HTMLDetailsElement)) return;
  const details = element;
  const summary = details.querySelector('summary');
  if (!summary) return;
  const duration = Number(details.dataset.duration ?? 300);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let sliding: Animation | undefined;

  function slide(from: number, to: number, done: () => void) {
    sliding?.cancel();
    details.style.overflow = 'clip';
    sliding = details.animate({ height: [`${from}px`, `${to}px`] }, { duration, easing: EASE });
    sliding.onfinish = () => {
      details.style.overflow = '';
      done();
    };
  }

  function onClick(event: MouseEvent) {
    if (reducedMotion.matches || !summary) return;
    event.preventDefault();
    const from = details.offsetHeight;
    const closing = details.open && !details.hasAttribute('data-closing');
    details.toggleAttribute('data-closing', closing);
    if (closing) {
      slide(from, summary.offsetHeight, () => {
        details.open = false;
        details.removeAttribute('data-closing');
      });
    } else {
      // In the second frame, so that the press shows first. `afterPaint` stays in the file of every page.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          details.open = true;
          slide(from, details.scrollHeight, () => {});
        }),
      );
    }
  }

  summary.addEventListener('click', onClick);
  return () => summary.removeEventListener('click', onClick);
};

export { mount as default };
