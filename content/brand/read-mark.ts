import {
  parseFragment,
  serialize,
  serializeOuter,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { invalid } from '../schema/mistake';
import { ATTRIBUTES, ELEMENTS, NOTES, PLACEMENT, REFUSED } from './allowed';
import { countShapes, MOST } from './count-shapes';
import { ID, type Mark } from './mark-schema';
import { inlineRules, readRules } from './mark-styles';
import { findInValue, findOutside, toPlain } from './mark-values';

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

/** An element and all elements in it. */
const listElements = (element: Tree.Element): Tree.Element[] => [
  element,
  ...element.childNodes.filter(isElement).flatMap(listElements),
];

/** The pixels of each unit of length. */
const UNITS = new Map(
  Object.entries({ '': 1, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, pt: 96 / 72, pc: 16 }),
);

/** A length in pixels. It is no number if it depends on where the drawing stands. */
function toPixels(length = ''): number {
  const [, number, unit = ''] = /^\s*(\+?[\d.]+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length) ?? [];
  return Number(number) * (UNITS.get(unit.toLowerCase()) ?? NaN);
}

/** The four numbers of the view box, or those of a drawing that has a size alone. */
function readBox({ attrs }: Tree.Element): [number, number, number, number] | undefined {
  const values = new Map(attrs.map(({ name, value }) => [name, value]));
  const text =
    values.get('viewBox') ??
    `0 0 ${toPixels(values.get('width'))} ${toPixels(values.get('height'))}`;
  const [x = NaN, y = NaN, width = NaN, height = NaN] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number.parseFloat);
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0
    ? [x, y, width, height]
    : undefined;
}

/** What an attribute runs, or refers to outside of the drawing. */
function findInAttribute({ name, value }: Tree.Element['attrs'][number]): string | undefined {
  if (/^on/i.test(name)) return `"${name}", which runs a script`;
  if (name === 'media') return '"media", which limits a style to some screens,';
  if (name === 'href') return findOutside(value.trim());
  const isValue = ATTRIBUTES.has(name) && !['id', 'class', 'style'].includes(name);
  return isValue ? findInValue(value) : undefined;
}

/** Finds what an element and those in it have that a mark cannot have. */
function findProblems({ tagName, attrs, childNodes }: Tree.Element): string[] {
  if (!ELEMENTS.has(tagName)) {
    const remedy = REFUSED[tagName] ?? 'it is no shape. Delete it';
    return [`expected shapes, found <${tagName}>: ${remedy}`];
  }
  return [
    ...attrs
      .flatMap((attribute) => findInAttribute(attribute) ?? [])
      .map((found) => `expected a drawing that stands alone, found ${found} in <${tagName}>`),
    ...childNodes.filter(isElement).flatMap(findProblems),
  ];
}

/** Whether an element draws nothing: a note of a drawing program, or words or HTML with nothing but such notes. */
const isNote = ({ tagName, childNodes }: Tree.Element): boolean =>
  NOTES.test(tagName) ||
  (/^(foreignObject|text|tspan|textPath)$/.test(tagName) &&
    childNodes.every((node) =>
      isElement(node) ? isNote(node) : !('value' in node) || node.value.trim() === '',
    ));

/** Drops texts, and what drawing programs write about the file. */
function dropNotes(element: Tree.Element): void {
  // The parser knows all names of SVG in their own letters but this one.
  if (element.tagName === 'fedropshadow') element.tagName = 'feDropShadow';
  element.childNodes = element.childNodes.filter(
    (node) => element.tagName === 'style' || (isElement(node) && !isNote(node)),
  );
  element.childNodes.filter(isElement).forEach(dropNotes);
}

/** The start of a reference to an element. */
const REFERENCE = /url\(\s*(['"]?)#([^'")\s]+)/gi;

/** Lets all ids begin alike. Those that nothing refers to go, and so do attributes that draw nothing. */
function renameIds(elements: readonly Tree.Element[]): void {
  const used = elements.flatMap(({ attrs }) =>
    attrs.flatMap(({ name, value }) =>
      name === 'href'
        ? value.trim().slice(1)
        : [...value.matchAll(REFERENCE)].map(([, , id]) => id),
    ),
  );
  for (const element of elements) {
    element.attrs = element.attrs
      .filter(({ name, prefix }) => ATTRIBUTES.has(name) && (!prefix || name === 'href'))
      .filter(({ name, value }) => name !== 'id' || used.includes(value))
      .map(({ name, value }) => {
        if (name === 'id') return { name, value: ID + value };
        if (name === 'href') return { name, value: `#${ID}${value.trim().slice(1)}` };
        return { name, value: value.replace(REFERENCE, `url($1#${ID}$2`) };
      });
  }
}

/** Writes each variable as its fallback, and gives each step of a gradient a colour, as it is black without one. */
function fixPaints({ tagName, attrs }: Tree.Element, refuse: (variable: string) => void): void {
  for (const attribute of attrs)
    if (ATTRIBUTES.has(attribute.name)) attribute.value = toPlain(attribute.value, refuse);
  if (tagName === 'stop' && !attrs.some(({ name, value }) => /stop-color/.test(name + value)))
    attrs.push({ name: 'stop-color', value: '#000' });
}

/** The prefixes that a drawing gives to a namespace of the W3C. */
const findPrefixes = (text: string, space: string): string[] =>
  [...text.matchAll(/\sxmlns:([\w-]+)\s*=\s*["']http:\/\/www\.w3\.org\/([\w/]+)["']/g)].flatMap(
    ([, prefix = '', of]) => (of === space ? prefix : []),
  );

/**
 * Writes a drawing as HTML knows it: SVG's own elements without the prefix that some programs give them, references
 * with the usual one, and empty elements of others with an end.
 */
function toHtml(text: string): string {
  let own = text;
  for (const prefix of findPrefixes(text, '2000/svg'))
    own = own.replace(new RegExp(`(</?)${prefix}:`, 'g'), '$1');
  for (const prefix of findPrefixes(text, '1999/xlink'))
    own = own.replace(new RegExp(`(\\s)${prefix}:(?=href\\s*=)`, 'g'), '$1xlink:');
  return own.replace(/<([\w-]+:[\w-]+)([^<>]*)\/>/g, '<$1$2></$1>');
}

/**
 * Reads a drawing as the agency's mark. It may come from any drawing program. What `allowed.ts` does not list is
 * refused or goes.
 *
 * @throws an error that names the file, and what a mark cannot have
 */
export function readMark(file: string, text: string): Mark {
  const roots = parseFragment(toHtml(text)).childNodes.filter(isElement);
  const svg = roots.find(({ tagName }) => tagName === 'svg');
  if (!svg) throw invalid(file, 'expected a drawing as SVG, with an <svg> element');
  const problems = roots
    .filter((root) => root !== svg)
    .map(({ tagName }) => `expected one <svg> and nothing else, found <${tagName}>. Delete it`);
  const box = readBox(svg);
  if (!box) problems.push('expected a "viewBox" of four numbers in <svg>, such as "0 0 40 40"');
  dropNotes(svg);
  problems.push(...findProblems(svg));

  const refuse = (found: string) =>
    problems.push(
      `expected styles of elements and classes only, found ${found}. Save it with styles as attributes`,
    );
  const sheets = listElements(svg).filter(({ tagName }) => tagName === 'style');
  const rules = sheets.flatMap(({ childNodes }) =>
    readRules(childNodes.map((node) => ('value' in node ? node.value : '')).join(''), refuse),
  );
  for (const element of listElements(svg))
    element.childNodes = element.childNodes.filter(({ nodeName }) => nodeName !== 'style');
  const elements = listElements(svg);
  inlineRules(elements, rules, refuse);
  for (const element of elements)
    fixPaints(element, (variable) =>
      problems.push(
        `expected a colour, found the variable "${variable}" in <${element.tagName}>. Write the colour itself`,
      ),
    );
  const count = countShapes(elements);
  if (count === 0) problems.push('expected a shape, such as a <path>, and found none');
  if (count > MOST)
    problems.push(
      `expected at most ${MOST} shapes, with those that <use> repeats. Simplify the drawing`,
    );
  if (problems.length > 0 || !box) throw invalid(file, ...new Set(problems));

  renameIds(elements);
  const shared = svg.attrs.filter(({ name }) => !PLACEMENT.has(name));
  const group = { ...svg, tagName: 'g', attrs: shared };
  const shapes = shared.length > 0 ? serializeOuter(group) : serialize(svg);
  const [, , width, height] = box;
  return { viewBox: box.join(' '), width, height, shapes };
}
