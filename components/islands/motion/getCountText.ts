/**
 * Returns the figure at a point of the count. The count slows down towards the end.
 *
 * @param progress the elapsed share of the duration, from 0 to 1
 */
const getFigure = (amount: number, progress: number): number =>
  Math.round(amount * (1 - (1 - Math.min(progress, 1)) ** 3));

/**
 * Returns a text such as "10+" at a point of the count. Spaces pad it to the length of the final
 * text.
 */
export function getCountText(text: string, progress: number): string {
  return text.replace(/\d+/, (figure) =>
    String(getFigure(Number(figure), progress)).padStart(figure.length),
  );
}
