import {
  attribute,
  type Document,
  type Element,
  getElements,
  isForeignScript,
  setAttribute,
} from '../html';

/** The address of the script or sheet of this site that an element loads or preloads. */
function getLoadedAddress(element: Element): string | undefined {
  if (isForeignScript(element)) return undefined;
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
 * Adds the integrity of every script and sheet that a page loads. A preload needs the same hash, or the
 * browser fetches the file twice. None needs `crossorigin`, because all are the site's own files. Scripts
 * of other sites change without notice, so they get none.
 *
 * @param getDigest returns the digest of the file at an address
 */
export function addIntegrity(document: Document, getDigest: (address: string) => string): void {
  for (const element of getElements(document)) {
    const address = getLoadedAddress(element);
    if (address !== undefined) setAttribute(element, 'integrity', getDigest(address));
  }
}
