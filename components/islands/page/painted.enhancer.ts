import type { Mount } from 'next-islands/mount';

/**
 * Keeps an element painted once a visitor has been near it. With `content-visibility: auto` alone, it
 * would be blank again in a picture of the whole page.
 */
const mount: Mount = (element) => {
  const stop = new AbortController();
  const keep = () => {
    element.style.contentVisibility = 'visible';
    stop.abort();
  };
  element.addEventListener(
    'contentvisibilityautostatechange',
    (event) => {
      if (event instanceof ContentVisibilityAutoStateChangeEvent && !event.skipped) keep();
    },
    { signal: stop.signal },
  );
  if (element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })) keep();
  return () => stop.abort();
};

export { mount as default };
