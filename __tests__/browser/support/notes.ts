/** What a page notes about itself from its start. */
export type Notes = {
  /** Each `pageshow`: whether the page came out of the back/forward cache. */
  shown: boolean[];
  /** The theme at the first frame after each of them, and of a visit to a prerendered page. */
  themes: string[];
  /** The number of frames that showed the preloader. */
  preloader: number;
  /** Listeners to unload, which would keep the page out of the back/forward cache. */
  unload: string[];
};

/**
 * Runs in every page before its own scripts. It uses nothing from outside, because Playwright sends
 * it to the page as text.
 */
export function takeNotes() {
  const notes: Notes = {
    shown: [],
    themes: [],
    preloader: 0,
    unload: [],
  };
  Object.assign(window, { notes });

  const listen = window.addEventListener;
  window.addEventListener = (...args: Parameters<typeof listen>) => {
    if (/unload$/.test(args[0])) notes.unload.push(args[0]);
    listen.apply(window, args);
  };

  const noteTheme = () =>
    requestAnimationFrame(() =>
      notes.themes.push(document.documentElement.dataset.theme ?? 'system'),
    );
  document.addEventListener('prerenderingchange', noteTheme);
  listen('pageshow', ({ persisted }) => {
    notes.shown.push(persisted);
    noteTheme();
  });
  const watchPreloader = () => {
    const preloader = document.querySelector('[data-preloader]');
    const seen = { visibilityProperty: true, opacityProperty: true };
    if (preloader?.checkVisibility(seen)) notes.preloader += 1;
    requestAnimationFrame(watchPreloader);
  };
  watchPreloader();
}
