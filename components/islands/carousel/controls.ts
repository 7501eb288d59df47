/** Which way a carousel turns: 1 forwards, -1 back. */
export type Way = 1 | -1;

/**
 * Runs `turn` for each press of a carousel's `data-turn` buttons.
 *
 * @param element the carousel
 * @param turn is told the way
 * @returns a function that stops listening
 */
export function onTurn(element: HTMLElement, turn: (way: Way) => void): () => void {
  const stop = new AbortController();
  for (const button of element.querySelectorAll<HTMLElement>('[data-turn]')) {
    const way = button.dataset.turn === 'next' ? 1 : -1;
    button.addEventListener('click', () => turn(way), { signal: stop.signal });
  }
  return () => stop.abort();
}

/** Tells a screen reader the slide that a visitor turned to, by the slide's own name. */
export function announce(element: HTMLElement, slide: Element | null | undefined): void {
  const status = element.querySelector('[data-carousel-status]');
  if (status) status.textContent = slide?.getAttribute('aria-label') ?? '';
}
