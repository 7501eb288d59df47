import type { Mount } from 'next-islands/mount';
import { whenIdle } from '../page/idle';
import { onVisit } from '../page/visit';
import { type Choice, choiceInForce, KEY, keepChoice, parseChoice } from './choice';
import { deleteCookies } from './cookies';
import { countView, withdraw } from './pixel';

/** How much of the screen's bottom the question covers. Other elements keep clear of it. */
const COVERED = '--covered';

/**
 * The question whether page views may be counted. It shows until a visitor answers it with a
 * `data-choice` button, and again after a press of a `data-privacy-choices` button. The pixel of
 * `data-pixel` loads and counts only after a yes.
 */
const mount: Mount = (question) => {
  const { pixel = '' } = question.dataset;
  if (!pixel) return;
  const stop = new AbortController();
  const { signal } = stop;
  const root = document.documentElement;
  let cancelCount = () => {};
  let opener: HTMLElement | null = null;

  const size = new ResizeObserver(() => {
    root.style.setProperty(COVERED, `${question.offsetHeight}px`);
  });

  function open() {
    question.hidden = false;
  }

  function close() {
    // Focus inside the question goes back to the button that opened it.
    const back = question.contains(document.activeElement) ? opener : null;
    question.hidden = true;
    opener = null;
    back?.focus();
  }

  /** Marks the button of the answer that holds. */
  function mark(choice: Choice) {
    for (const button of question.querySelectorAll<HTMLElement>('[data-choice]')) {
      button.setAttribute('aria-pressed', String(button.dataset.choice === choice));
    }
  }

  /** Applies the visitor's choice, or asks for one. */
  function update() {
    const choice = choiceInForce();
    if (choice) mark(choice);
    cancelCount();
    if (choice === 'accepted') cancelCount = whenIdle(() => countView(pixel));
    else {
      withdraw();
      deleteCookies();
    }
    if (choice) close();
    else open();
  }

  function onClick({ target }: Event) {
    if (!(target instanceof Element)) return;
    const choice = parseChoice(target.closest<HTMLElement>('[data-choice]')?.dataset.choice);
    if (choice) {
      keepChoice(choice);
      update();
      return;
    }
    const reopen = target.closest<HTMLElement>('[data-privacy-choices]');
    if (!reopen) return;
    opener = reopen;
    open();
    question.focus();
  }

  size.observe(question);
  document.addEventListener('click', onClick, { signal });
  window.addEventListener(
    'storage',
    ({ key }) => {
      // Another page of this visitor has the answer. A prerendered page asks when it is visited.
      if ((key === KEY || key === null) && !document.prerendering) update();
    },
    { signal },
  );
  const end = onVisit(() => {
    update();
    return () => cancelCount();
  });
  return () => {
    stop.abort();
    size.disconnect();
    end();
  };
};

export default mount;
