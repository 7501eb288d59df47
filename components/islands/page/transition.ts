/** The fewest processor cores of a device that captures two pages within a frame or two. */
const CORES = 4;

/** The name of the picture at the next page's top (`styles/base/_transitions.scss`). */
const NAME = 'picture';

/** Switches transitions off. Skipping one as the page is left would still delay the next page. */
function optOut() {
  const none = new CSSStyleSheet();
  none.replaceSync('@view-transition{navigation:none}');
  document.adoptedStyleSheets.push(none);
}

/**
 * Lets the picture of a clicked card grow into the picture at the next page's top. An element with
 * `data-card` holds the link and the picture, which has `data-shared="from"`; the picture at the
 * next page's top has `data-shared="to"`. View transitions are off below four cores, where capturing
 * both pages delays the next one, and on the way back.
 */
export function shareClickedPicture(): void {
  if (!('onpageswap' in window)) return;
  if (navigator.hardwareConcurrency < CORES) {
    optOut();
    return;
  }
  let clicked: HTMLAnchorElement | null = null;
  let left: AbortController | undefined;

  /** Names an element until its page has been left: the page may come back by the back button. */
  function name(element: HTMLElement, value: string, signal: AbortSignal) {
    element.style.viewTransitionName = value;
    signal.addEventListener('abort', () => element.style.removeProperty('view-transition-name'));
  }

  document.addEventListener('click', ({ target }) => {
    clicked = target instanceof Element ? target.closest('a') : null;
  });

  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    if (activation?.navigationType === 'traverse') return viewTransition.skipTransition();
    left = new AbortController();
    const { signal } = left;
    for (const top of document.querySelectorAll<HTMLElement>('[data-shared="to"]')) {
      name(top, 'none', signal);
    }
    if (!clicked || clicked.href !== activation?.entry.url) return;
    const card = clicked.closest('[data-card]');
    const picture = card?.querySelector<HTMLElement>('[data-shared="from"]');
    if (picture) name(picture, NAME, signal);
  });

  window.addEventListener('pagehide', () => left?.abort());
}
