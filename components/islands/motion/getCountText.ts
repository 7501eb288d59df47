/**
 * The figure to show at a point of the count: fast at first, then slower, the whole at the end.
 *
 * @param progress how much of the time is over, from 0 to 1
 */
const amountAt = (amount: number, progress: number): number =>
  Math.round(amount * (1 - (1 - Math.min(progress, 1)) ** 3));

/**
 * A text such as "10+" while its figure counts: as long as the whole text, with spaces for digits
 * that are not needed yet.
 */
export function getCountText(text: string, progress: number): string {
  return text.replace(/\d+/, (figure) =>
    String(amountAt(Number(figure), progress)).padStart(figure.length),
  );
}
