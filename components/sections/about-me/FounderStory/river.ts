/**
 * One stretch of the river: the place of its middle line and its width, in hundredths of the page's
 * width.
 */
export type Reach = { middle: number; width: number };

/** The height of one reach in the drawing's own units; the page stretches it. */
export const REACH = 100;

const round = (n: number) => Math.round(n * 100) / 100;

/** A smooth line through points, vertical at each of them. */
function line(points: readonly (readonly [x: number, y: number])[]): string {
  return points
    .map(([x, y], i) => {
      const before = points[i - 1];
      if (!before) return `${round(x)} ${round(y)}`;
      const bend = (y + before[1]) / 2;
      return `C${round(before[0])} ${bend} ${round(x)} ${bend} ${round(x)} ${round(y)}`;
    })
    .join(' ');
}

/** The outline of the water through cross-sections at the given heights. */
function water(course: readonly (Reach & { y: number })[]): string {
  const left = course.map(({ middle, width, y }) => [middle - width / 2, y] as const);
  const right = course.map(({ middle, width, y }) => [middle + width / 2, y] as const);
  return `M${line(left)} L${line(right.toReversed())} Z`;
}

/** The outline of a river: from its spring through every reach. */
export function river(reaches: readonly Reach[]): string {
  const [first, last] = [reaches.at(0), reaches.at(-1)];
  if (!first || !last) return '';
  return water([
    { middle: first.middle, width: 0, y: 0 },
    ...reaches.map((reach, i) => ({ ...reach, y: (i + 0.5) * REACH })),
    { ...last, y: reaches.length * REACH },
  ]);
}

/** The outline of the mouth below the last reach. At its end it is as wide as the page. */
export function mouth(reaches: readonly Reach[]): string {
  const last = reaches.at(-1);
  if (!last) return '';
  return water([
    { ...last, y: 0 },
    { middle: 50, width: 100, y: REACH },
  ]);
}
