/** The fewest processor cores of a device that takes the pictures of two pages within a frame or two. */
const CORES = 4;

/** The name of the picture at the next page's top (`styles/base/_transitions.scss`). */
const NAME = 'picture';

/** Gives transitions up before a page is left: to skip one then, the next page waits for this one. */
function optOut() {
  const none = new CSSStyleSheet();
  none.replaceSync('@view-transition{navigation:none}');
  document.adoptedStyleSheets.push(none);
}

/**
 * Carries the picture of a clicked card over to the page that it leads to. The card's
 * `data-card` holds the link and the picture, which is marked `data-shared="from"`; the picture
 * at the next page's top is marked `data-shared="to"`. Leaves the view transition out where taking
 * the pictures of two pages would hold up the next, or nobody waits for it: on the way back.
 */
export function shareClickedPicture(): void {
  if (!('onpageswap' in window)) return;
  if (navigator.hardwareConcurrency < CORES) {
    optOut();
    return;
  }
  let clicked: HTMLAnchorElement | null = null;
  let left: AbortController | undefined;

  /** Names an element for as long as its page is being left; it may come back by the back button. */
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
