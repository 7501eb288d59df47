import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { OWN_ICONS } from '@/content/schema/icon';
import { Mistake } from '@/content/schema/mistake';

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

/**
 * Reads an icon of the owner's own: its shapes, in the colour of the text.
 *
 * @param name the name of an SVG file in `content/icons`
 * @throws an error that names the file, if it draws nothing
 */
export function readOwnIcon(name: string): Element {
  const file = join(OWN_ICONS, name);
  const svg = parser.parse(readFileSync(file, 'utf8')).children.find(isSvg);
  let shapes = 0;
  if (svg) {
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
  }
  const {
    width,
    height,
    viewBox = width && height && `0 0 ${width} ${height}`,
  } = svg?.properties ?? {};
  if (!svg || !viewBox || shapes === 0)
    throw new Mistake(
      `${file} is invalid:\n  (the whole): expected an SVG with a "viewBox" and a shape, such as a path`,
    );
  const { fill = 'currentColor' } = svg.properties;
  return { ...svg, properties: { ...svg.properties, viewBox, fill } };
}
