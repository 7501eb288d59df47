import type { Mount } from 'next-islands/mount';
import { afterPaint } from './afterPaint';
import { onVisit } from './visit';

const KEY = 'theme';

/** The stored choice, or null where storage is blocked. */
function readTheme(): string | null {
  try {
    return localStorage.getItem(KEY) ?? 'system';
  } catch {
    return null;
  }
}

/** Where storage is blocked the choice lasts as long as the page. */
function storeTheme(theme: string) {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Nothing to keep it in.
  }
}

/** The theme switch: follows the radio that is chosen, in this and every other open page. */
const mount: Mount = (element) => {
  const root = document.documentElement;
  const radios = () => document.querySelectorAll<HTMLInputElement>('input[data-theme-choice]');

  function apply(theme: string) {
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    for (const radio of radios()) radio.checked = radio.value === theme;
  }

  function onChange(event: Event) {
    if (!(event.target instanceof HTMLInputElement)) return;
    const { value } = event.target;
    storeTheme(value);
    afterPaint(() => apply(value));
  }

  function onStorage(event: StorageEvent) {
    if (event.key === KEY) apply(event.newValue ?? 'system');
  }

  // Another page may have changed it while this one was prerendered or in the back/forward cache.
  const end = onVisit(() => {
    apply(readTheme() ?? root.dataset.theme ?? 'system');
  }, true);
  element.addEventListener('change', onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    element.removeEventListener('change', onChange);
    window.removeEventListener('storage', onStorage);
    end();
  };
};

export default mount;
