import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** The folder of the icons of an owner's own. */
const FOLDER = 'content/icons';

const SHAPES = new Set('circle ellipse g line path polygon polyline rect'.split(' '));

/** Sheets, scripts, names and links, which an icon does not need. */
const NO_GEOMETRY = /^(on|class|style|id$|data|href|xlink|xmlns|version)/i;

const parser = unified().use(rehypeParse, { fragment: true, space: 'svg' });

const isSvg = (node: unknown): node is Element => Object(node).tagName === 'svg';

/** Keeps the geometry of an element. Each of its colours becomes that of the text. */
function clean({ properties }: Element): void {
  for (const [name, value] of Object.entries(properties)) {
    if (NO_GEOMETRY.test(name)) delete properties[name];
    else if (/^(fill|stroke)$/.test(name) && value !== 'none') properties[name] = 'currentColor';
  }
}

/** Whether an icon is one of the owner's own. */
export const isOwnIcon = (name: string): name is `${string}.svg` => name.endsWith('.svg');

/**
 * Reads an icon of the owner's own: its shapes, in the colour of the text.
 *
 * @param name the name of an SVG file in `content/icons`
 * @returns null if it draws nothing. `npm run check` says so
 */
export function readOwnIcon(name: string): Element | null {
  const svg = parser.parse(readFileSync(join(FOLDER, name), 'utf8')).children.find(isSvg);
  if (!svg) return null;
  let shapes = 0;
  clean(svg);
  visit(svg, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type !== 'element' || !SHAPES.has(node.tagName)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    clean(node);
    shapes += 1;
    return undefined;
  });
  const { width, height, fill = 'currentColor', ...properties } = svg.properties;
  const { viewBox = width && height && `0 0 ${width} ${height}` } = properties;
  if (!viewBox || shapes === 0) return null;
  return { ...svg, properties: { ...properties, viewBox, fill } };
}
