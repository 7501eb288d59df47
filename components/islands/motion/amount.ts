/**
 * The figure to show at a point of the count: fast at first, then slower, the whole at the end.
 *
 * @param progress how much of the time is over, from 0 to 1
 */
const amountAt = (amount: number, progress: number): number =>
  Math.round(amount * (1 - (1 - Math.min(progress, 1)) ** 3));

/**
 * What stands in each place of a text such as "10+" while its figure counts: digits fill their
 * places from the right, those that are not needed yet are empty.
 */
export function countedText(text: string, progress: number): string {
  return text.replace(/\d+/, (figure) =>
    String(amountAt(Number(figure), progress)).padStart(figure.length),
  );
}
