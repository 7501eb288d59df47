import type { Mount } from 'next-islands/mount';
import { whenIdle } from '../page/idle';
import { onVisit } from '../page/visit';
import { type Choice, getEffectiveChoice, parseChoice, STORAGE_KEY, storeChoice } from './choice';
import { getTracker } from './tracker';

/** The height of the question at the bottom of the screen. Sheets keep that space free. */
const COVERED = '--covered';

/**
 * Counts page views with the tracker that its attributes describe, and asks whether it may. With
 * `data-after-yes`, the question shows until a visitor presses a `data-choice` button, and the tracker
 * loads only after a yes. Without it, the tracker loads until a no. A `data-privacy-choices` button
 * shows the question again.
 */
const mount: Mount = (question) => {
  const { afterYes } = question.dataset;
  const tracker = getTracker(question.dataset);
  if (!tracker) return;
  const { count, stop: stopCounting } = tracker;
  const stop = new AbortController();
  const { signal } = stop;
  const root = document.documentElement;
  let cancelCount = () => {};
  let opener: HTMLElement | null = null;

  const resizeObserver = new ResizeObserver(() => {
    root.style.setProperty(COVERED, `${question.offsetHeight}px`);
  });

  function open() {
    question.hidden = false;
  }

  function close() {
    // The focus returns to the opener only from inside the question.
    const returnFocusTo = question.contains(document.activeElement) ? opener : null;
    question.hidden = true;
    opener = null;
    returnFocusTo?.focus();
  }

  /** Shows which answer is in effect. */
  function markPressed(choice: Choice) {
    for (const button of question.querySelectorAll<HTMLElement>('[data-choice]')) {
      button.setAttribute('aria-pressed', String(button.dataset.choice === choice));
    }
  }

  /** Applies the visitor's choice. Asks for one if there is none. */
  function update() {
    const choice = getEffectiveChoice(afterYes !== undefined);
    if (choice) markPressed(choice);
    cancelCount();
    if (choice === 'accepted') {
      cancelCount = whenIdle(count);
    } else {
      stopCounting();
    }
    if (choice) close();
    else open();
  }

  function onClick({ target }: Event) {
    if (!(target instanceof Element)) return;
    const choice = parseChoice(target.closest<HTMLElement>('[data-choice]')?.dataset.choice);
    if (choice) {
      storeChoice(choice);
      update();
      return;
    }
    const reopen = target.closest<HTMLElement>('[data-privacy-choices]');
    if (!reopen) return;
    opener = reopen;
    open();
    question.focus();
  }

  resizeObserver.observe(question);
  document.addEventListener('click', onClick, { signal });
  window.addEventListener(
    'storage',
    ({ key }) => {
      // The visitor answered in another tab. A prerendered page updates when it is visited.
      if ((key === STORAGE_KEY || key === null) && !document.prerendering) update();
    },
    { signal },
  );
  const endVisits = onVisit(() => {
    update();
    return () => cancelCount();
  });
  return () => {
    stop.abort();
    resizeObserver.disconnect();
    endVisits();
  };
};

export default mount;
