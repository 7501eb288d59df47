import type { Mount } from 'next-islands/mount';

/** The fewest processor cores that capture two pages without a noticeable delay. */
const MIN_CORES = 4;

/** The transition name of the picture at the next page's top (`styles/base/_transitions.scss`). */
const PICTURE_NAME = 'picture';

/** Switches view transitions off. To skip one in `pageswap` would still delay the next page. */
function optOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@view-transition{navigation:none}');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Makes the picture of a clicked card grow into the picture at the next page's top. The card has
 * `data-card`, its picture `data-shared="from"`, and the picture at the top `data-shared="to"`.
 * `skipOnReturn.ts` skips the transition of Back and Forward. Below four cores view transitions are
 * off, because capturing both pages delays navigation there.
 */
const mount: Mount = () => {
  if (!('onpageswap' in window)) return;
  if (navigator.hardwareConcurrency < MIN_CORES) {
    optOut();
    return;
  }
  let clicked: HTMLAnchorElement | null = null;
  let leaving: AbortController | undefined;

  /** Names an element until the page is left. The back button may restore the page. */
  function setName(element: HTMLElement, name: string, signal: AbortSignal) {
    element.style.viewTransitionName = name;
    signal.addEventListener('abort', () => {
      element.style.viewTransitionName = '';
    });
  }

  document.addEventListener('click', ({ target }) => {
    clicked = target instanceof Element ? target.closest('a') : null;
  });

  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || activation?.navigationType === 'traverse') return;
    leaving = new AbortController();
    const { signal } = leaving;
    for (const top of document.querySelectorAll<HTMLElement>('[data-shared="to"]')) {
      setName(top, 'none', signal);
    }
    if (!clicked || clicked.href !== activation?.entry.url) return;
    const card = clicked.closest('[data-card]');
    const picture = card?.querySelector<HTMLElement>('[data-shared="from"]');
    if (picture) setName(picture, PICTURE_NAME, signal);
  });

  addEventListener('pagehide', () => leaving?.abort());
};

export { mount as default };
