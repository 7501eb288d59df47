/**
 * The widths of a picture in WebP: every second one, from the largest down. Only browsers older than
 * 2024 need WebP, so they get fewer sizes than those that read AVIF.
 *
 * @param widths all widths of the picture, the smallest first
 */
export const getFallbackWidths = (widths: readonly number[]): readonly number[] =>
  widths.filter((_, i) => (widths.length - 1 - i) % 2 === 0);
