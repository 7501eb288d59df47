import {
  parseFragment,
  serialize,
  serializeOuter,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { invalid } from '../schema/mistake';
import { ID, type Mark } from './schema';
import { inlineRules, readRules } from './styles';

/** Elements that a mark cannot have, and what to do instead. */
const REFUSED: Readonly<Record<string, string>> = {
  script: 'a script. Delete it',
  foreignObject: 'HTML. Draw it as shapes',
  image: 'a picture of pixels. Draw it as shapes',
  text: 'words, whose typeface visitors may lack. Turn them into outlines ("Create outlines", "Object to path")',
};

/** What drawing programs write about a file. It draws nothing. */
const NOTES = /^(title|desc|metadata|sodipodi:.*|inkscape:.*)$/;

/** Attributes of the root that place it, or draw nothing. */
const OF_THE_ROOT =
  /^(xmlns(:.*)?|version|id|class|role|aria-.*|x|y|width|height|viewBox|baseProfile|preserveAspectRatio|enable-background|sodipodi:.*|inkscape:.*)$/;

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

/** An element and all elements in it. */
const listElements = (element: Tree.Element): Tree.Element[] => [
  element,
  ...element.childNodes.filter(isElement).flatMap(listElements),
];

/** What an attribute refers to outside of the drawing, or runs. */
function findOutside({ name, value }: { name: string; value: string }): string | undefined {
  if (/^on/i.test(name)) return `"${name}", which runs a script`;
  const [, target = ''] =
    name === 'href' ? ['', value] : (/url\(\s*['"]?([^'")]+)/.exec(value) ?? ['', '#']);
  return target.startsWith('#') ? undefined : `a reference to another file, "${target}"`;
}

/** The four numbers of the view box, or those of a drawing that has a size alone. */
function readBox({ attrs }: Tree.Element): [number, number, number, number] | undefined {
  const values = new Map(attrs.map(({ name, value }) => [name, value]));
  const text = values.get('viewBox') ?? `0 0 ${values.get('width')} ${values.get('height')}`;
  const [x = NaN, y = NaN, width = NaN, height = NaN] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number.parseFloat);
  return [x, y].every(Number.isFinite) && width > 0 && height > 0
    ? [x, y, width, height]
    : undefined;
}

/** Lets all ids begin alike. Those that nothing refers to go. */
function renameIds(elements: readonly Tree.Element[]): void {
  const used = elements.flatMap(({ attrs }) =>
    attrs.flatMap(({ name, value }) =>
      name === 'href'
        ? value.slice(1)
        : [...value.matchAll(/url\(\s*['"]?#([^'")]+)/g)].map(([, id]) => id),
    ),
  );
  for (const element of elements) {
    element.attrs = element.attrs
      .filter(({ name, value }) => name !== 'id' || used.includes(value))
      .map(({ name, value, ...rest }) => {
        if (name === 'id') return { ...rest, name, value: ID + value };
        // Without its prefix, "xlink", which not every place of the mark declares.
        if (name === 'href') return { name, value: `#${ID}${value.slice(1)}` };
        return { ...rest, name, value: value.replace(/url\(\s*(['"]?)#/g, `url($1#${ID}`) };
      });
  }
}

/**
 * Reads a drawing as the agency's mark. It may come from any drawing program.
 *
 * @throws an error that names the file, and what a mark cannot have
 */
export function readMark(file: string, text: string): Mark {
  const svg = parseFragment(text)
    .childNodes.filter(isElement)
    .find(({ tagName }) => tagName === 'svg');
  if (!svg) throw invalid(file, 'expected a drawing as SVG, with an <svg> element');
  const problems: string[] = [];
  const box = readBox(svg);
  if (!box) problems.push('expected a "viewBox" of four numbers in <svg>, such as "0 0 40 40"');

  const sheets = listElements(svg).filter(({ tagName }) => tagName === 'style');
  const rules = sheets.flatMap(({ childNodes }) =>
    readRules(childNodes.map((node) => ('value' in node ? node.value : '')).join(''), (found) =>
      problems.push(
        `expected styles of elements and classes only, found "${found}". Save it with styles as attributes`,
      ),
    ),
  );
  for (const element of listElements(svg)) {
    element.childNodes = element.childNodes.filter(
      (node) => isElement(node) && node.tagName !== 'style' && !NOTES.test(node.tagName),
    );
  }
  const elements = listElements(svg);
  inlineRules(elements, rules);
  for (const { tagName, attrs } of elements) {
    const refused = REFUSED[tagName];
    if (refused) problems.push(`expected shapes, found <${tagName}>: ${refused}`);
    for (const outside of attrs.flatMap((attribute) => findOutside(attribute) ?? []))
      problems.push(`expected a drawing that stands alone, found ${outside} in <${tagName}>`);
  }
  if (problems.length > 0 || !box) throw invalid(file, ...problems);

  renameIds(elements);
  const shared = svg.attrs.filter(({ name, prefix }) => !prefix && !OF_THE_ROOT.test(name));
  const group = { ...svg, tagName: 'g', attrs: shared };
  const shapes = shared.length > 0 ? serializeOuter(group) : serialize(svg);
  const [, , width, height] = box;
  return { viewBox: box.join(' '), width, height, shapes };
}
