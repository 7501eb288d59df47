const DARK = '(prefers-color-scheme: dark)';
/** Where the page stores a theme: in `localStorage` a chosen one, in `sessionStorage` a played one. */
const KEY = 'theme';

/** Whether the page is dark, by play, by the visitor's choice or by the system. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia(DARK).matches;
}

/**
 * Gives the page a theme for the rest of the visit in this tab. Where it looks like the theme that the visitor
 * chose, that one is back, and nothing is stored.
 */
export function playTheme(dark: boolean): void {
  if (dark === isDark()) return;
  const theme = dark ? 'dark' : 'light';
  let chosen: string | null = null;
  let isChosen = dark === matchMedia(DARK).matches;
  try {
    chosen = localStorage.getItem(KEY);
    if (chosen) isChosen = theme === chosen;
    if (isChosen) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked. The theme lasts until the page closes.
  }
  // The page's theme switch listens to it. Without `storageArea` it is play.
  const newValue = isChosen ? chosen : theme;
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
}

/** Calls `listener` when the visitor or the system changes the theme. */
export function onTheme(listener: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
  matchMedia(DARK).addEventListener('change', listener, { signal });
}
