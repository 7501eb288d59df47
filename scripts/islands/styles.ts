import { transform } from 'lightningcss';

/** Every class name that stands in a selector of `css`. */
function classNames(css: Buffer): Set<string> {
  const names = new Set<string>();
  transform({
    filename: 'page.css',
    code: css,
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') names.add(part.name);
      },
    },
  });
  return names;
}

/**
 * One sheet for one page: of Next's sheets, which many pages share, only the rules whose classes
 * the page can have.
 *
 * @param sheets the page's sheets in their order
 * @param used the class names of the page's HTML and of its islands
 */
export function pageStyles(sheets: readonly string[], used: ReadonlySet<string>): string {
  const css = Buffer.from(sheets.join('\n'));
  const unusedSymbols = [...classNames(css)].filter((name) => !used.has(name));
  return transform({
    filename: 'page.css',
    code: css,
    minify: true,
    unusedSymbols,
  }).code.toString();
}
