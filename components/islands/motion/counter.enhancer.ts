import type { Mount } from 'next-islands/mount';
import { getCountText } from './getCountText';
import { measureCharacters } from './measureCharacters';
import { playInView } from './playInView';
import type { Scene } from './scene';

/** How long a figure counts. */
const DURATION_MS = 1_600;

/**
 * Counts in a copy of the figure, which screen readers skip. Each digit of the copy stands where
 * the final digit stands, so that nothing jumps. Tabular figures would do the same, but those of
 * the typeface have a slashed zero.
 */
function createCountScene(element: HTMLElement): Scene {
  const text = element.textContent;
  const copy = document.createElement('span');
  copy.ariaHidden = 'true';
  let frame = 0;

  function show(progress: number) {
    const now = getCountText(text, progress);
    for (const [index, digit] of [...copy.children].entries()) {
      const character = now[index] ?? '';
      if (digit.textContent !== character) digit.textContent = character;
    }
  }

  function finish() {
    cancelAnimationFrame(frame);
    copy.remove();
    element.removeAttribute('data-counting');
  }

  return {
    rewind() {
      const digits = measureCharacters(element).map((place) => {
        const digit = document.createElement('span');
        Object.assign(digit.style, place);
        return digit;
      });
      copy.replaceChildren(...digits);
      show(0);
      element.append(copy);
      element.dataset.counting = '';
    },
    play() {
      if (!copy.isConnected) return;
      const start = performance.now();
      const step = (now: number) => {
        const progress = (now - start) / DURATION_MS;
        if (progress >= 1) finish();
        else {
          show(progress);
          frame = requestAnimationFrame(step);
        }
      };
      frame = requestAnimationFrame(step);
    },
    finish,
  };
}

/** Counts the figure of an element up when it first comes into view. */
const mount: Mount = (element) =>
  playInView(new Map([[element, createCountScene(element)]]), false);

export default mount;
