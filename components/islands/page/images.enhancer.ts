import type { Mount } from 'next-islands/mount';

/** Screens on which a visitor can scroll faster than lazy pictures arrive. */
const WIDE = '(min-width: 1024px)';

/** Whether the visitor saves data, or the browser says that the line is slow. */
function sparesData(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return saveData || effectiveType !== '4g';
}

/** Finds the next picture to fetch. Those of closed menus and dialogs come when they open. */
const findLazy = () => document.querySelector<HTMLImageElement>('main img[loading="lazy"]');

async function fetchRest(): Promise<void> {
  if (!matchMedia(WIDE).matches || sparesData()) return;
  for (let picture = findLazy(); picture; picture = findLazy()) {
    picture.loading = 'eager';
    // A picture that does not arrive does not stop the others.
    await picture.decode().catch(() => {});
  }
}

/**
 * Fetches the page's remaining pictures one by one, so that nobody scrolls to an empty box. It starts with the first
 * scroll. On phones, pictures stay lazy.
 */
const mount: Mount = () => {
  void fetchRest();
  return undefined;
};

export { mount as default };
