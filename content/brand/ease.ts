/** Goes from one number to another: a share of 0 is the first. */
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Goes from 0 to 1 while the value goes from one edge to the other, without a corner. */
export function ease(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
