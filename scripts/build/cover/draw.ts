import type { World } from '@/content/schema/world';
import { distance, paletteOf } from '../share/worlds';
import { between, CLAYS, type Clay } from './paint';
import { others, type Prop, type Stand, shadow, smalls, stars } from './props';

/** An article's cover, in pixels: what it shows stays in the middle, for wide frames cut its top and foot. */
export const SIZE = { width: 1920, height: 1280 } as const;

/** Where things stand: those behind, and those in front. */
const BACK = 990;
const FRONT = 1130;

/** Numbers from 0 to 1, always the same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same list, shuffled. */
function shuffled<T>(list: readonly T[], next: () => number): T[] {
  return list
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/**
 * A still life in the colours of a world: one large thing in the middle, others beside it, small
 * ones in front. The same seed gives the same picture.
 *
 * @returns SVG
 * @throws when the sheet of the worlds does not have that world
 */
export function drawCover(world: World, seed: number): string {
  const { top, floor, shadow: shade } = paletteOf(world);
  const next = numbers(seed);
  const within = (low: number, high: number) => low + (high - low) * next();
  const side = next() < 0.5 ? -1 : 1;

  // No clay that the wall or the floor would swallow.
  const clays = shuffled(Object.keys(CLAYS) as Clay[], next).filter((clay) =>
    [top, floor].every((ground) => distance(CLAYS[clay], ground) > 90),
  );
  let used = 0;
  const clay = () => clays[used++ % clays.length] ?? 'bone';

  let drawn = 0;
  const thing = (prop: Prop, stand: Stand, shadows: readonly Stand[] = [stand]) => {
    drawn += 1;
    return shadows.map((each) => shadow(each, shade)).join('') + prop(stand, clay(), `c${drawn}`);
  };

  const star = stars[Math.floor(next() * stars.length)] ?? stars[0];
  const width = within(star.from, star.to);
  const middle = SIZE.width / 2 + side * within(10, 70);
  const stand = { x: middle, y: BACK, width };
  const [near = others[0], far = others[1]] = shuffled(others, next);
  const [one = smalls[0], two = smalls[1], three = smalls[2]] = shuffled(smalls, next);
  const edge = width / 2;
  const things = [
    thing(near, {
      x: middle - side * (edge + within(190, 230)),
      y: BACK - 14,
      width: within(330, 390),
    }),
    thing(far, {
      x: middle + side * (edge + within(140, 180)),
      y: BACK - 34,
      width: within(250, 310),
    }),
    thing(
      star.prop,
      stand,
      star.feet.map((foot) => ({ ...stand, x: middle + foot * width, width: star.foot * width })),
    ),
    thing(one, {
      x: middle - side * (edge - 20 + within(0, 80)),
      y: FRONT - within(10, 50),
      width: within(160, 205),
    }),
    thing(two, {
      x: middle + side * within(40, 140),
      y: FRONT + within(0, 24),
      width: within(140, 180),
    }),
    thing(three, {
      x: middle + side * (edge + within(200, 290)),
      y: FRONT - within(0, 40),
      width: within(110, 145),
    }),
  ];

  const { width: w, height: h } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="gleam" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="shade" x="-40%" y="-120%" width="180%" height="340%"><feGaussianBlur stdDeviation="16"/></filter>
<linearGradient id="ground" x2="0" y2="1"><stop offset=".24" stop-color="${top}"/><stop offset=".84" stop-color="${floor}"/></linearGradient>
<radialGradient id="lamp" cx=".4" cy=".62" r=".6"><stop stop-color="${between(floor, '#ffffff', 0.3)}" stop-opacity=".55"/><stop offset="1" stop-color="${floor}" stop-opacity="0"/></radialGradient>
<rect width="100%" height="100%" fill="url(#ground)"/><rect width="100%" height="100%" fill="url(#lamp)"/>
${things.join('\n')}
</svg>`;
}
