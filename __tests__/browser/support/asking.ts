/** Where `npm run build:asking` puts the site that asks before it counts. */
export const ASKING = 'out-asking';

/** The id it is built with. It is nobody's. */
export const PIXEL = '1234567890123456';

/**
 * The address of that site.
 *
 * @throws when it is not built
 */
export function askingUrl(): string {
  const { ASKING_URL } = process.env;
  if (!ASKING_URL) throw new Error(`There is no site in ${ASKING}/: run "npm run build:asking".`);
  return ASKING_URL;
}

/**
 * Turns such a page into one of a build that starts its tracker with the application: there the
 * question's element is not the question, but the tracker. Runs in the page before its own scripts,
 * and must stand alone, as it travels as text.
 */
export function startByItself(): void {
  new MutationObserver((_, observer) => {
    const question = document.querySelector('[data-enhance="consent"]');
    if (!question) return;
    observer.disconnect();
    question.setAttribute('data-enhance', 'tracker');
    for (const button of document.querySelectorAll('[data-privacy-choices]')) button.remove();
  }).observe(document, { childList: true, subtree: true });
}
