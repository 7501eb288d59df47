import type { Mount } from 'next-islands/mount';
import { whenIdle } from './idle';
import { onVisit } from './visit';

/** Screens on which a visitor can scroll faster than lazy pictures arrive. */
const WIDE = '(min-width: 1024px)';

/** Whether the visitor saves data, or the browser says that the line is slow. */
function sparesData(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return saveData || effectiveType !== '4g';
}

/** Finds the next picture to fetch. Those of closed menus and dialogs come last. */
const findLazy = () =>
  document.querySelector<HTMLImageElement>('main img[loading="lazy"]') ??
  document.querySelector<HTMLImageElement>('img[loading="lazy"]');

/**
 * Fetches the page's remaining pictures one by one once the page is idle, so that nobody scrolls to
 * an empty box. On phones, pictures stay lazy.
 */
const mount: Mount = () =>
  onVisit(() =>
    whenIdle(async () => {
      if (!matchMedia(WIDE).matches || sparesData()) return;
      for (let picture = findLazy(); picture; picture = findLazy()) {
        picture.loading = 'eager';
        // A picture that does not arrive does not stop the others.
        await picture.decode().catch(() => {});
      }
    }),
  );

export { mount as default };
