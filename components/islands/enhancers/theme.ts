import type { Mount } from '../mount';

const KEY = 'theme';

/** Where storage is blocked the choice lasts as long as the page. */
function remember(theme: string) {
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
    apply(event.target.value);
    remember(event.target.value);
  }

  function onStorage(event: StorageEvent) {
    if (event.key === KEY) apply(event.newValue ?? 'system');
  }

  apply(root.dataset.theme ?? 'system');
  element.addEventListener('change', onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    element.removeEventListener('change', onChange);
    window.removeEventListener('storage', onStorage);
  };
};

export default mount;
