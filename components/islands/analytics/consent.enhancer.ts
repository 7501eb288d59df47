import type { Mount } from 'next-islands/mount';
import { whenIdle } from '../page/idle';
import { onVisit } from '../page/visit';
import { type Choice, choiceInForce, KEY, keepChoice, parseChoice } from './choice';
import { deleteCookies } from './cookies';
import { countView, withdraw } from './pixel';

/** How much of the screen's bottom the question covers, for what must stay clear of it. */
const COVERED = '--covered';

/**
 * The question whether page views may be counted: shown until a visitor answers it, and whenever
 * one presses a `data-privacy-choices` button. Its `data-choice` buttons answer it; nothing is
 * loaded or counted before the answer is yes, with the pixel of `data-pixel`.
 */
const mount: Mount = (question) => {
  const { pixel = '' } = question.dataset;
  if (!pixel) return;
  const stop = new AbortController();
  const { signal } = stop;
  const root = document.documentElement;
  let callOff = () => {};
  let opener: HTMLElement | null = null;

  const size = new ResizeObserver(() => {
    root.style.setProperty(COVERED, `${question.offsetHeight}px`);
  });

  function open() {
    question.hidden = false;
  }

  function close() {
    // A focus that the question takes along goes back to where it came from.
    const back = question.contains(document.activeElement) ? opener : null;
    question.hidden = true;
    opener = null;
    back?.focus();
  }

  /** Tells which answer holds, for whoever comes back to change it. */
  function mark(choice: Choice) {
    for (const button of question.querySelectorAll<HTMLElement>('[data-choice]')) {
      button.setAttribute('aria-pressed', String(button.dataset.choice === choice));
    }
  }

  /** Does what the visitor wants, as far as that is known. */
  function update() {
    const choice = choiceInForce();
    if (choice) mark(choice);
    callOff();
    if (choice === 'accepted') callOff = whenIdle(() => countView(pixel));
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
      // Another page of this visitor has the answer; one that nobody visits yet asks when it is.
      if ((key === KEY || key === null) && !document.prerendering) update();
    },
    { signal },
  );
  const end = onVisit(() => {
    update();
    return () => callOff();
  });
  return () => {
    stop.abort();
    size.disconnect();
    end();
  };
};

export default mount;
