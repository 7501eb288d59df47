import { attribute, type Document, type Element, elementsOf, setAttribute } from '../html';

/** The address of the script or sheet that an element loads or preloads. */
function loadedBy(element: Element): string | undefined {
  if (element.tagName === 'script') return attribute(element, 'src');
  if (element.tagName !== 'link') return undefined;
  const rel = attribute(element, 'rel');
  const as = attribute(element, 'as');
  const loads =
    rel === 'stylesheet' ||
    rel === 'modulepreload' ||
    (rel === 'preload' && (as === 'style' || as === 'script'));
  return loads ? attribute(element, 'href') : undefined;
}

/**
 * Adds the integrity of every script and sheet that a page loads. A preload needs it too: the
 * browser fetches again where the two differ. All are the site's own files, so none needs
 * `crossorigin`.
 *
 * @param digestOf gives the digest of the file at an address
 */
export function addIntegrity(document: Document, digestOf: (address: string) => string): void {
  for (const element of elementsOf(document)) {
    const address = loadedBy(element);
    if (address !== undefined) setAttribute(element, 'integrity', digestOf(address));
  }
}
