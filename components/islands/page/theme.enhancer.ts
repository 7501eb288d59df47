import type { Mount } from 'next-islands/mount';
import { afterPaint } from './afterPaint';
import { onVisit } from './visit';

const STORAGE_KEY = 'theme';

/** Reads the theme that is played in this tab, or else the chosen one. Returns null if storage is blocked. */
function readTheme(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? localStorage.getItem(STORAGE_KEY) ?? 'system';
  } catch {
    return null;
  }
}

/** Stores the choice, which ends the play. If storage is blocked, the choice lasts until the page closes. */
function storeTheme(theme: string) {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked.
  }
}

/** Applies the theme of the checked radio button to this page and every other open page. */
const mount: Mount = (element) => {
  const root = document.documentElement;

  /** Changes the colours of the page in one frame. In it, no control fades from its old colours. */
  function turn(theme: string) {
    root.dataset.turns = '';
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    afterPaint(() => delete root.dataset.turns);
  }

  function apply(theme: string) {
    if (theme !== (root.dataset.theme ?? 'system')) turn(theme);
    for (const radio of document.querySelectorAll<HTMLInputElement>('input[data-theme-choice]'))
      radio.checked = radio.value === theme;
  }

  // A press on the checked radio button counts, too: its theme may be played only.
  function onClick(event: Event) {
    if (!(event.target instanceof HTMLInputElement)) return;
    const { value } = event.target;
    storeTheme(value);
    // The sun may have been moved meanwhile.
    afterPaint(() => apply(readTheme() ?? value));
  }

  /** Takes over what is chosen in another tab, and what is played in this page, whose event has no `storageArea`. */
  function onStorage({ key, newValue, storageArea }: StorageEvent) {
    if (key !== STORAGE_KEY && key !== null) return;
    if (storageArea) sessionStorage.removeItem(STORAGE_KEY);
    apply(newValue ?? 'system');
  }

  // Another page may have changed the theme while this one was prerendered or cached.
  const endVisits = onVisit(() => {
    apply(readTheme() ?? root.dataset.theme ?? 'system');
  }, true);
  element.addEventListener('click', onClick);
  window.addEventListener('storage', onStorage);
  return () => {
    element.removeEventListener('click', onClick);
    window.removeEventListener('storage', onStorage);
    endVisits();
  };
};

export { mount as default };
