import { formatHex, parse } from 'culori';
import { ease, mix } from './ease';
import { listFamilies, relight } from './families';
import { getTurn, isOurs, NAMES, OURS, type Palette, toHex, toOklch } from './palette';

/** Maps a colour of ours to the brand's. Takes and returns lightness, chroma and hue. */
export type ColourMap = (l: number, c: number, h: number) => [l: number, c: number, h: number];

/** A point in OKLab: lightness, and the two axes of its hue and chroma. */
type Point = readonly [l: number, a: number, b: number];

/** How near two hues are: 1 for the same. The larger the sharpness, the fewer are near. */
const getNearness = (one: number, other: number, sharpness: number) =>
  Math.exp(sharpness * (Math.cos(((one - other) * Math.PI) / 180) - 1));

/** Our dark greys are blue: a dark blue needs more chroma to be no grey, and pale colours need less. */
const getGreyLimit = (l: number, h: number) =>
  0.014 + 0.03 * (1 - ease(0.6, 0.85, l)) * getNearness(h, 216, 6);

/** The hue by which a colour finds its family. Red that is nearly black is brick, not pink. */
const getFamilyHue = (l: number, c: number, h: number) =>
  h + 60 * (1 - ease(0.24, 0.4, l)) * (1 - ease(0.04, 0.08, c)) * getNearness(h, 0, 4);

const toPoint = (l: number, c: number, h: number): Point => {
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
};

const readPoint = (colour: string): Point => {
  const { l, c, h } = toOklch(colour);
  return toPoint(l, c, h);
};

const mixPoints = ([l, a, b]: Point, to: Point, share: number): Point => [
  mix(l, to[0], share),
  mix(a, to[1], share),
  mix(b, to[2], share),
];

const subtract = ([l, a, b]: Point, from: Point): Point => [l - from[0], a - from[1], b - from[2]];

/**
 * How a brand shifts greys: all by its ink and its ground, between which they lie. Black and white stay. What has
 * more of our ink's blue than the ink itself takes as much more of the brand's.
 */
function toGreyShift(brand: Palette): (grey: Point) => Point {
  const [ink, ground] = [readPoint(OURS.ink), readPoint(OURS.ground)];
  const atInk = subtract(readPoint(brand.ink), ink);
  const atGround = subtract(readPoint(brand.ground), ground);
  const none: Point = [0, 0, 0];
  return ([l, a, b]) => {
    const blue = (a * ink[1] + b * ink[2]) / (ink[1] ** 2 + ink[2] ** 2);
    const times = Math.min(3, Math.max(1, blue));
    const dark: Point = [atInk[0], atInk[1] * times, atInk[2] * times];
    if (l < ink[0]) return mixPoints(none, dark, l / ink[0]);
    if (l > ground[0]) return mixPoints(atGround, none, (l - ground[0]) / (1 - ground[0]));
    return mixPoints(dark, atGround, (l - ink[0]) / (ground[0] - ink[0]));
  };
}

/**
 * Makes the map from our colours to a brand's. It is smooth, so that it recolours a picture as if it had
 * been rendered so. For our own brand it returns what it is given.
 */
export function toColourMap(brand: Palette): ColourMap {
  const families = listFamilies(brand);
  const shiftGrey = toGreyShift(brand);

  return (l, c, h) => {
    const seen = getFamilyHue(l, c, h);
    const near = families.map(({ hue }) => getNearness(seen, hue, 26));
    const sum = near.reduce((all, one) => all + one, 0);
    let [toL, toA, toB] = [0, 0, 0];
    for (const [index, family] of families.entries()) {
      const share = (near[index] ?? 0) / sum;
      // A pale tint keeps its lightness, and only its hue turns.
      const depth = ease(0.4, 0.85, (c * family.l) / (l * family.c || 1));
      const shade = (family.shade ?? 0) * (1 - ease(0.4, 0.75, l));
      const hue = family.to + getTurn(family.hue, h) * family.spread + shade;
      const [, a, b] = toPoint(l, c * family.chroma, hue);
      toL += share * mix(l, relight(l, family), depth);
      toA += share * a;
      toB += share * b;
    }
    const limit = getGreyLimit(l, h);
    const colourful = ease(limit, 2 * limit, c);
    const [, a, b] = toPoint(l, c, h);
    const grey = shiftGrey([l, a, b]);
    const to = mixPoints([l + grey[0], a + grey[1], b + grey[2]], [toL, toA, toB], colourful);
    return [to[0], Math.hypot(to[1], to[2]), (Math.atan2(to[2], to[1]) * 180) / Math.PI];
  };
}

/**
 * Makes the map of written colours, "#rrggbb" and what else sheets hold, which keeps their transparency.
 * The brand's own colours are exact.
 */
export function toRecolour(brand: Palette): (colour: string) => string {
  if (isOurs(brand)) return (colour) => colour;
  const map = toColourMap(brand);
  const exact = new Map(NAMES.map((name) => [OURS[name], brand[name]]));
  const known = new Map<string, string>();
  const find = (colour: string) => {
    const { alpha = 1, ...opaque } = parse(colour) ?? {};
    if (!('mode' in opaque)) return colour;
    const hex = formatHex(opaque);
    const { l, c, h } = toOklch(hex);
    const to = exact.get(hex) ?? toHex(...map(l, c, h));
    if (alpha === 1) return to;
    const bytes = [1, 3, 5].map((at) => Number.parseInt(to.slice(at, at + 2), 16));
    return `rgb(${bytes.join(' ')} / ${Math.round(alpha * 100)}%)`;
  };
  return (colour) => {
    const found = known.get(colour) ?? find(colour);
    known.set(colour, found);
    return found;
  };
}
