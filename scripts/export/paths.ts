/**
 * Writes the paths of drawings as short as SVG allows: relative commands, no more decimals than
 * one can see, and no separator that can go.
 *
 * @see https://www.w3.org/TR/SVG2/paths.html#PathDataBNF
 */
import { attribute, type Element, insideOf, isElement, type Parent } from './html';
import type { Step } from './page';

/** How many numbers each command takes. */
const LENGTHS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 } as const;

type Name = keyof typeof LENGTHS;
type Command = { name: Name; relative: boolean; numbers: readonly number[] };

const isName = (letter: string): letter is Name => letter in LENGTHS;

/** In an arc the fourth and the fifth number are flags, one digit each. */
const isFlag = (name: Name, i: number) => name === 'a' && (i === 3 || i === 4);

const NUMBER = /^[\s,]*([+-]?(?:\d*\.\d+|\d+\.?)(?:e[+-]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

function numbersOf(name: Name, text: string): number[] {
  const numbers: number[] = [];
  for (let rest = text; ; ) {
    const [read, number] =
      (isFlag(name, numbers.length % LENGTHS[name]) ? FLAG : NUMBER).exec(rest) ?? [];
    if (read === undefined) return numbers;
    numbers.push(Number(number));
    rest = rest.slice(read.length);
  }
}

/** The commands of a path, those that repeat without a letter written out. */
export function commandsOf(d: string): Command[] {
  return [...d.matchAll(/([a-z])([^a-z]*(?:e[+-]?\d[^a-z]*)*)/gi)].flatMap(
    ([, letter = '', rest = '']) => {
      const name = letter.toLowerCase();
      if (!isName(name)) throw new Error(`it has a path with the command "${letter}": ${d}`);
      const relative = letter === name;
      const numbers = numbersOf(name, rest);
      const length = LENGTHS[name];
      if (length === 0) return [{ name, relative, numbers: [] }];
      return Array.from(
        { length: numbers.length / length },
        (_, i): Command => ({
          // What follows a move without a letter is a line.
          name: name === 'm' && i > 0 ? 'l' : name,
          relative,
          numbers: numbers.slice(i * length, (i + 1) * length),
        }),
      );
    },
  );
}

type Point = readonly [x: number, y: number];

/** Which way a command's number goes: along x (0), along y (1), or nowhere (null). */
function axisOf(name: Name, i: number): 0 | 1 | null {
  if (name === 'h') return 0;
  if (name === 'v') return 1;
  if (name === 'a' && i < 5) return null;
  return (name === 'a' ? i - 5 : i) % 2 === 0 ? 0 : 1;
}

/** How wide an arc is, of its ellipse, from where on a hair's breadth bends it visibly. */
const NEARLY_HALF = 0.9;

/** Whether a command, in relative numbers, is an arc of nearly half an ellipse. */
function isSensitive(name: Name, [rx = 0, ry = 0, , , , x = 0, y = 0]: readonly number[]): boolean {
  return name === 'a' && Math.hypot(x / (2 * rx), y / (2 * ry)) > NEARLY_HALF;
}

/**
 * The same path in relative commands with so many decimals. Each is reckoned from where the ones
 * before it have led, so that what is lost does not add up; arcs of nearly half an ellipse keep
 * their own measure.
 */
function rounded(commands: readonly Command[], decimals: number): Command[] {
  const round = (number: number, digits: number) => Number(number.toFixed(digits));
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  let [led, ledStart]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  return commands.map(({ name, relative, numbers }) => {
    if (name === 'z') {
      at = start;
      led = ledStart;
      return { name, relative: true, numbers };
    }
    const steps = numbers.map((number, i) => {
      const axis = axisOf(name, i);
      return axis === null || relative ? number : number - at[axis];
    });
    const exact = isSensitive(name, steps);
    const digits = exact ? decimals + 1 : decimals;
    const target: [number, number] = [...at];
    const reached: [number, number] = [...led];
    const short = steps.map((step, i) => {
      const axis = axisOf(name, i);
      if (axis === null) return isFlag(name, i) ? step : round(step, digits);
      target[axis] = at[axis] + step;
      const shortStep = round(exact ? step : target[axis] - led[axis], digits);
      reached[axis] = round(led[axis] + shortStep, decimals + 1);
      return shortStep;
    });
    at = target;
    led = reached;
    if (name === 'm') [start, ledStart] = [at, led];
    return { name, relative: true, numbers: short };
  });
}

function written(commands: readonly Command[]): string {
  let text = '';
  let before: Name = 'z';
  for (const { name, numbers } of commands) {
    const goesOn =
      name !== 'z' && name !== 'm' && (name === before || (before === 'm' && name === 'l'));
    if (!goesOn) text += name;
    numbers.forEach((number, i) => {
      const digits = String(number).replace(/^(-?)0\./, '$1.');
      const apart =
        (i === 0 && !goesOn) ||
        digits.startsWith('-') ||
        isFlag(name, i - 1) ||
        (digits.startsWith('.') && /\.\d*$/.test(text));
      text += apart ? digits : ` ${digits}`;
    });
    before = name;
  }
  return text;
}

/** A path, written short. */
export const shortPath = (d: string, decimals: number): string =>
  written(rounded(commandsOf(d), decimals));

/** Decimals of a drawing's paths: a thousandth of its width and less, a hundredth of a pixel in an icon. */
function decimalsOf(svg: Element): number {
  const width = Number((attribute(svg, 'viewBox') ?? '').split(/[\s,]+/)[2]);
  return width >= 200 ? 1 : 3;
}

function shorten(parent: Parent, decimals: number): void {
  for (const node of parent.childNodes) {
    // React compares an island's elements with its own.
    if (!isElement(node) || attribute(node, 'data-island') !== undefined) continue;
    const own = node.tagName === 'svg' ? decimalsOf(node) : decimals;
    for (const attr of node.attrs)
      if (node.tagName === 'path' && attr.name === 'd') attr.value = shortPath(attr.value, own);
    shorten(insideOf(node), own);
  }
}

/** Writes the paths of a page's drawings short. */
export const shortenPaths: Step = (document) => shorten(document, 3);
