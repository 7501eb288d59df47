import { attribute, type Element, elementsOf, setAttribute } from './html';
import type { Step } from './page';

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
 * Says of every script and sheet that a page loads what it must hold. A preload needs it too: the
 * browser fetches again where the two differ. All of them are the site's own files, so none
 * needs `crossorigin`.
 *
 * @param digestOf the digest of the file at an address
 */
export function addIntegrity(digestOf: (address: string) => string): Step {
  return (document) => {
    for (const element of elementsOf(document)) {
      const address = loadedBy(element);
      if (address !== undefined) setAttribute(element, 'integrity', digestOf(address));
    }
  };
}
