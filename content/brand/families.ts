import { ease, mix } from './ease';
import { getTurn, OURS, type Palette, toOklch } from './palette';

/** A family of hues: where it is, where it goes, and how its lightness and chroma change. */
type Family = {
  hue: number;
  l: number;
  c: number;
  /** The hue of the brand. */
  to: number;
  /** How far apart hues of the family stay. Far from our own hue they come together. */
  spread: number;
  light: number;
  chroma: number;
  /** How far the hue turns in shadow. */
  shade?: number;
};

/**
 * The lightness that pictures bear in each family. The brand's colour is exact in fills, whatever its
 * lightness, and its family comes near it.
 */
const BOUNDS = { primary: [0.36, 0.9], second: [0.38, 0.62], third: [0.42, 0.72] } as const;

/** The hues of ours that a brand does not choose: brick, the blue of night, and violet. */
const BRICK = { hue: 34, l: 0.52, c: 0.158 };
const NIGHT = { hue: 268, l: 0.3, c: 0.1 };
const VIOLET = { hue: 294, l: 0.44, c: 0.155 };

/** Yellow and lime, which are olive where they are dark. Their shadows turn to green. */
const isOliveInShadow = (hue: number) => Math.abs(getTurn(112, hue)) < 26;
const TO_GREEN = 24;

function toFamily(name: keyof typeof BOUNDS, brand: Palette): Family {
  const ours = toOklch(OURS[name]);
  const theirs = toOklch(brand[name]);
  const [least, most] = BOUNDS[name];
  const turn = theirs.c < 0.005 ? 0 : getTurn(ours.h, theirs.h);
  return {
    hue: ours.h,
    l: ours.l,
    c: ours.c,
    to: ours.h + turn,
    spread: mix(1, 0.3, ease(0, 60, Math.abs(turn))),
    light: Math.min(most, Math.max(least, theirs.l)) / ours.l,
    chroma: Math.min(1.4, theirs.c / ours.c),
    shade: theirs.c > 0.05 && isOliveInShadow(theirs.h) ? TO_GREEN : 0,
  };
}

/** The blue of night, which takes the hue of the brand's ink, and is as pale. */
function toNight(brand: Palette): Family {
  const [ours, theirs] = [toOklch(OURS.ink), toOklch(brand.ink)];
  const share = ease(0, 40, Math.abs(getTurn(ours.h, theirs.h)));
  return {
    ...NIGHT,
    to: NIGHT.hue + share * getTurn(NIGHT.hue, theirs.h),
    spread: mix(1, 0.3, share),
    light: 1,
    chroma: Math.min(1, theirs.c / ours.c),
  };
}

/** The families of a brand. Brick is one of its warm colours, deeper. Violet stays, as pale as the brand is. */
export function listFamilies(brand: Palette): Family[] {
  const primary = toFamily('primary', brand);
  const [second, third] = [toFamily('second', brand), toFamily('third', brand)];
  const calm = Math.min(1, Math.max(primary.chroma, second.chroma, third.chroma));
  const warm = primary.shade ? third : primary;
  const to = warm.to + getTurn(warm.hue, BRICK.hue) * warm.spread;
  const brick = { ...warm, ...BRICK, to, light: Math.min(1, mix(1, warm.light, 0.5)) };
  const violet = { ...VIOLET, to: VIOLET.hue, spread: 1, light: 1, chroma: calm };
  return [primary, second, third, brick, violet, toNight(brand)];
}

/** The lightness in a family. Where it is darker, light and shadow keep their proportion. */
export function relight(l: number, { l: from, light }: Family): number {
  if (light <= 1) return l * light;
  // Where it is lighter, black and white stay.
  const bend = (1 / light - 1) / (1 - from);
  return l / (bend * (1 - l) + 1);
}
