import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attribute, type Element, getElements, requireElement } from 'next-islands/html';
import { parse, serialize, serializeOuter } from 'parse5';

const TEMPLATE = 'scripts/lab/measure/baseline.html';

const isEager = (element: Element) =>
  element.tagName === 'img' && attribute(element, 'fetchpriority') === 'high';

/** Whether an element preloads a font. Pages preload those of their headline. */
const isFont = (element: Element) =>
  element.tagName === 'link' && attribute(element, 'as') === 'font';

/** Writes the preload of a font, and a rule that uses it for the whole page. */
const toFontMarkup = (font: Element) =>
  `${serializeOuter(font)}
<style>@font-face{font-family:Hero;font-display:swap;font-weight:200 900;src:url(${attribute(font, 'href')})}</style>`;

/**
 * Makes the page that a careful person would write by hand for a built page's hero. It has the same
 * headline in the same typeface, the same eager pictures, a few CSS rules and no script.
 *
 * @param html the built page
 * @throws if the built page has no headline
 */
export function writeByHand(html: string, template: string): string {
  const document = parse(html);
  const pictures = [...getElements(document)].filter(
    (element) => element.tagName === 'picture' && [...getElements(element)].some(isEager),
  );
  const words = serialize(requireElement(document, 'h1'))
    .replace(/<[^>]*>/g, '')
    .trim();
  return template
    .replaceAll('{{headline}}', () => words)
    .replace('{{fonts}}', () =>
      [...getElements(document)].filter(isFont).map(toFontMarkup).join('\n'),
    )
    .replace('{{pictures}}', () => pictures.map((picture) => serializeOuter(picture)).join('\n'));
}

/**
 * Writes the hand-written baselines of built pages, and the files that they load, into `folder`.
 *
 * @param root the folder of the built site
 * @param paths the paths of the pages, such as `/about-us`
 */
export function writeBaselines(root: string, paths: readonly string[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const template = readFileSync(TEMPLATE, 'utf8');
  for (const path of paths) {
    const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const page = writeByHand(readFileSync(join(root, name), 'utf8'), template);
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), page);
    for (const [file] of page.matchAll(/\/(pictures|_next)\/[^\s")]+/g)) {
      cpSync(join(root, file), join(folder, file));
    }
  }
}
