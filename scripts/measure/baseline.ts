import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const TEMPLATE = 'scripts/measure/baseline.html';

/** The elements, in the order of the document, that `test` is true of. */
function findAll(
  parent: Tree.ParentNode,
  test: (element: Tree.Element) => boolean,
): Tree.Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return test(node) ? [node] : findAll(node, test);
  });
}

const textOf = (node: Tree.ChildNode): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

const isEager = ({ tagName, attrs }: Tree.Element) =>
  tagName === 'img' &&
  attrs.some(({ name, value }) => name === 'fetchpriority' && value === 'high');

/**
 * The page that a careful person would write by hand around a built page's hero: its headline and
 * its eager pictures with the same sources, a few plain rules, no script and no font.
 *
 * @param html the built page
 * @throws when the built page has no headline
 */
export function byHand(html: string, template: string): string {
  const document = parse(html);
  const [headline] = findAll(document, ({ tagName }) => tagName === 'h1');
  if (!headline) throw new Error('The page has no h1.');
  const pictures = findAll(
    document,
    (element) => element.tagName === 'picture' && findAll(element, isEager).length > 0,
  );
  const words = textOf(headline).trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return template
    .replaceAll('{{headline}}', () => words)
    .replace('{{pictures}}', () => pictures.map((picture) => serializeOuter(picture)).join('\n'));
}

/**
 * Writes the hand-written twins of built pages, and the pictures they show, into `folder`.
 *
 * @param root the built site
 * @param paths addresses of the pages, such as `/about-us`
 */
export function writeBaselines(root: string, paths: readonly string[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const template = readFileSync(TEMPLATE, 'utf8');
  for (const path of paths) {
    const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const page = byHand(readFileSync(join(root, name), 'utf8'), template);
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), page);
    for (const [picture] of page.matchAll(/\/pictures\/[^\s"]+/g)) {
      cpSync(join(root, picture), join(folder, picture));
    }
  }
}
