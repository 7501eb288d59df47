const DARK = '(prefers-color-scheme: dark)';

/** Whether the page is dark, by the visitor's choice or by the system. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia(DARK).matches;
}

/** Chooses the theme in the page's own switch. What the system has needs no choice of its own. */
export function chooseTheme(dark: boolean): void {
  if (dark === isDark()) return;
  const chosen = dark ? 'dark' : 'light';
  const value = matchMedia(DARK).matches === dark ? 'system' : chosen;
  document.querySelector<HTMLInputElement>(`input[data-theme-choice][value="${value}"]`)?.click();
}

/** Calls `listener` when the visitor or the system changes the theme. */
export function onTheme(listener: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
  matchMedia(DARK).addEventListener('change', listener, { signal });
}
