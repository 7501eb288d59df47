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
 * loads only after a yes. Without it, the tracker loads until a no. Escape puts the question aside
 * until the next page. Buttons of the dialog "Privacy choices" answer it, too.
 */
const mount: Mount = (question) => {
  const { afterYes } = question.dataset;
  const tracker = getTracker(question.dataset);
  if (!tracker) return;
  const { count, stop: stopCounting } = tracker;
  const stop = new AbortController();
  const { signal } = stop;
  const root = document.documentElement;
  const status = question.previousElementSibling;
  let cancelCount = () => {};
  /** What had the focus before the question. */
  let before: HTMLElement | null = null;

  /**
   * Makes the question one line where it would take more than a third of the screen together with the header: the
   * title and the answers, or the title alone where the answers have no room beside it.
   */
  function fit() {
    if (question.hidden) return;
    delete question.dataset.short;
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    if (question.offsetHeight > root.clientHeight / 3 - header) question.dataset.short = 'answers';
    if (question.scrollWidth > question.clientWidth) question.dataset.short = 'title';
    root.style.setProperty(COVERED, `${question.offsetHeight}px`);
  }
  const resizeObserver = new ResizeObserver(fit);

  /** Shows or hides the question. A screen reader says its title. The focus moves only out of what is hidden. */
  function show(isShown: boolean) {
    const hadFocus = question.contains(document.activeElement);
    question.hidden = !isShown;
    if (status) status.textContent = isShown ? question.ariaLabel : '';
    if (isShown) return;
    root.style.removeProperty(COVERED);
    if (hadFocus) before?.focus({ preventScroll: true });
  }

  /** Shows which answer is in effect. */
  function markPressed(choice: Choice) {
    for (const button of document.querySelectorAll<HTMLElement>('[data-choice]')) {
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
    show(choice === null);
  }

  function onClick({ target }: Event) {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-choice]');
    const choice = button && parseChoice(button.dataset.choice);
    if (!choice) return;
    storeChoice(choice);
    update();
    button.closest('dialog')?.close();
  }

  function onFocus({ relatedTarget: last }: FocusEvent) {
    if (last instanceof HTMLElement && !last.closest('dialog') && !question.contains(last)) {
      before = last;
    }
  }

  /** Browsers show the caret of a field of several lines, and may leave the rest of it below the question. */
  function showField({ target }: Event) {
    if (!question.hidden && target instanceof HTMLTextAreaElement)
      target.scrollIntoView({ block: 'nearest' });
  }

  function onKey({ key, target }: KeyboardEvent) {
    const isHere =
      target === document.body || (target instanceof Node && question.contains(target));
    if (key === 'Escape' && isHere) show(false);
  }

  resizeObserver.observe(question);
  window.addEventListener('resize', fit, { signal });
  question.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusin', showField, { signal });
  document.addEventListener('keydown', onKey, { signal });
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

export { mount as default };
