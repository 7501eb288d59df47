import type { Page } from '@playwright/test';
import { listPlacePairs } from '@/content/brand/pairs';
import { readPage, readWorld, type Theme } from '@/content/brand/read-tokens';

/** Words on grounds: the tokens of both, or their colours where they are no token's. */
type Found = {
  text: string;
  grounds: string[];
  /** What pseudo-elements draw there. */
  drawn: string[];
  theme: Theme;
  /** The world of the ground, or nothing. */
  world: string;
  isLarge: boolean;
  words: string;
};

/** A token of no words, a mixture of two others, and a light that is faint where words are. */
const UNDYED = ['--focus', '--world-edge', '--world-glow'];

/** A colour for a token that no other token has. */
const toDye = (index: number, theme: Theme) => `rgb(${index + 1}, ${theme === 'light' ? 1 : 2}, 7)`;

/** Gives each token a colour of its own, so that a computed colour tells its token. */
async function dye(
  page: Page,
  tokens: readonly string[],
  ofWorlds: readonly string[],
): Promise<void> {
  const isColour = await page.evaluate((names) => {
    const root = getComputedStyle(document.documentElement);
    return names.map((name) => /^(light-dark|#|rgb|oklab|color)/.test(root.getPropertyValue(name)));
  }, tokens);
  const declare = (among: readonly string[]) =>
    tokens
      .flatMap((name, index) =>
        !UNDYED.includes(name) &&
        among.includes(name) &&
        (isColour[index] || ofWorlds.includes(name))
          ? `${name}: light-dark(${toDye(index, 'light')}, ${toDye(index, 'dark')});`
          : [],
      )
      .join(' ');
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    `:root { ${declare(tokens.filter((name) => !name.includes('world')))} } [data-world] { ${declare(ofWorlds)} --world-glow: transparent; } * { transition: none !important; }`,
  );
}

/** Opens all that opens, shows all errors, and shows all as if the mouse and the focus were everywhere. */
export const showStates = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const dialog of document.querySelectorAll('dialog')) dialog.show();
    for (const control of document.querySelectorAll('[data-field]')) {
      control.setAttribute('aria-invalid', 'true');
      const error = document.getElementById(`${control.id}-error`);
      if (error) error.textContent = 'Wrong';
    }
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const css = rules.map((rule) => rule.cssText).join('\n');
    const sheet = new CSSStyleSheet();
    // A selector that holds everywhere and counts as much as the state.
    sheet.replaceSync(css.replace(/:hover|:focus-visible/g, ':not(.never)'));
    document.adoptedStyleSheets.unshift(sheet);
  });

/** Finds on which ground each word of the page stands, each pair once. */
async function findPairs(page: Page, tokens: readonly string[]): Promise<Found[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1440, height });
  const found = await page.evaluate(() => {
    type Seen = Omit<Found, 'theme'>;
    const pairs = new Map<string, Seen>();
    type Place = { x: number; y: number };

    /** The colours of a picture. Of a gradient downwards, upwards or to the right, the one that is nearest to a place. */
    function getStops(picture: string, { x, y }: Place, { width, height }: DOMRect): string[] {
      const [, how = '', turn] =
        /^linear-gradient\((?=(to top|to right|rgb|color|oklab)|(\d+)deg)/.exec(picture) ?? [];
      const isRight = how === 'to right' || (Number(turn) > 60 && Number(turn) < 120);
      const length = isRight ? width : height;
      const pattern = /(\b(?:rgba?|color|oklab)\([^)]*\))(?: ([\d.]+)(%|px))?/g;
      const stops = [...picture.matchAll(pattern)].map(([, colour = '', at, unit], index, all) => ({
        colour,
        at: at
          ? (Number(at) * length) / (unit === '%' ? 100 : length)
          : (length * index) / (all.length - 1),
      }));
      if (!how && !isRight) return stops.map(({ colour }) => colour);
      const way = isRight ? x : how === 'to top' ? height - y : y;
      stops.sort((one, other) => Math.abs(one.at - way) - Math.abs(other.at - way));
      return stops.slice(0, 1).map(({ colour }) => colour);
    }

    /** The colours of an element's own ground at a place of the page, or none if it is clear. */
    function getGround(element: Element, { x, y }: Place, pseudo?: string): string[] {
      const { backgroundColor, backgroundImage } = getComputedStyle(element, pseudo);
      const isClear = backgroundImage === 'none' && backgroundColor === 'rgba(0, 0, 0, 0)';
      if (isClear) return [];
      const box = element.getBoundingClientRect();
      const place = { x: x - box.left, y: y - box.top };
      const layers = backgroundImage.split(/, (?=[a-z-]+-gradient\()/);
      const all = [...layers.map((layer) => getStops(layer, place, box)), [backgroundColor]]
        .map((colours) => colours.filter((colour) => !/(, 0\)|\/ 0\))$/.test(colour)))
        .filter((colours) => colours.length > 0);
      return pseudo ? all.flat() : (all[0] ?? []);
    }

    /** The elements below a point, from an element on. */
    function getStack(element: Element, { x, y }: Place): Element[] {
      const stack = document.elementsFromPoint(x, y);
      if (stack.includes(element)) return stack.slice(stack.indexOf(element));
      const chain: Element[] = [];
      for (let each: Element | null = element; each; each = each.parentElement) chain.push(each);
      return chain;
    }

    const known = new WeakMap<Element, string[]>();

    /** The pseudo-elements of an element. */
    function listPseudos(element: Element): string[] {
      const found =
        known.get(element) ??
        ['::before', '::after'].filter((one) => getComputedStyle(element, one).content !== 'none');
      known.set(element, found);
      return found;
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('[aria-hidden="true"], .visually-hidden, script, style, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getClientRects()[0];
      if (!box || box.width < 2 || parent.closest(':disabled')) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const place = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const stack = getStack(parent, place);
      const at = stack.findIndex((each) => getGround(each, place).length > 0);
      const around = stack[at];
      // What is open covers the page.
      const layer = around?.closest('dialog, details');
      if (!around || (layer && !layer.contains(parent))) continue;
      const world = around.closest<HTMLElement>('[data-world]')?.dataset.world ?? '';
      // axe reads mixtures of tokens.
      const grounds = getGround(around, place).filter((colour) => colour.startsWith('rgb'));
      // What `::before` and `::after` draw, also of parts beside the words, may lie behind the words or beside them.
      const drawn = stack
        .slice(0, at + 1)
        .flatMap((each) => [each, ...each.children])
        .flatMap((each) => listPseudos(each).flatMap((pseudo) => getGround(each, place, pseudo)));
      const key = JSON.stringify([color, grounds, drawn, isLarge, world]);
      if (!pairs.has(key))
        pairs.set(key, { text: color, grounds, drawn, world, isLarge, words: words.slice(0, 40) });
    }
    return [...pairs.values()];
  });

  const read = (colour: string): string => {
    const [, index] = /^rgba?\((\d+), [12], 7/.exec(colour) ?? [];
    return (index && tokens[Number(index) - 1]) || colour;
  };
  return found.map(({ text, grounds, drawn, ...rest }) => ({
    ...rest,
    text: read(text),
    theme: /, 2, 7\)$/.test(text) ? 'dark' : 'light',
    grounds: grounds.map(read),
    drawn: drawn.map(read),
  }));
}

const asWritten = (colour: string) => colour;
const ofWorlds = [...readWorld(undefined, asWritten).keys()];
const tokens = [...new Set([...readPage(asWritten).keys(), ...ofWorlds])];

/** Whether words of a size may stand on a ground. Which of both has which colour does not matter. */
const isDeclared = ({ text, theme, isLarge, world }: Found, ground: string) =>
  [...listPlacePairs(), ...listPlacePairs(world)].some(
    (pair) =>
      [
        [text, ground],
        [ground, text],
      ].some(([one = '', other = '']) => pair.text === one && pair.on.includes(other)) &&
      (pair.theme ?? theme) === theme &&
      (isLarge || pair.least > 3),
  );

/** Says what is declared for no ground of some words. */
const toLines = (found: Found) =>
  found.drawn.some((ground) => isDeclared(found, ground))
    ? []
    : found.grounds
        .filter((ground) => !isDeclared(found, ground))
        .map(
          (ground) => `${found.text} on ${ground} ${found.theme} ${found.world}: ${found.words}`,
        );

/** Gives each token of the site a colour of its own. */
export const dyeTokens = (page: Page) => dye(page, tokens, ofWorlds);

/** Finds the words of a dyed page that stand on a ground for which no pair is declared. */
export async function findUndeclared(page: Page): Promise<string[]> {
  return [...new Set((await findPairs(page, tokens)).flatMap(toLines))];
}
