/** Rows of twelve columns, each with the columns that its items span: `[[7, 5], [4, 4, 4]]`. */
export type Pattern = readonly (readonly number[])[];

const COLUMNS = 12;

/**
 * The columns of twelve that each of a number of items spans. The rows of the pattern follow each other, again and
 * again. Items that do not fill the last row share it.
 */
export function toSpans(count: number, pattern: Pattern): number[] {
  const spans: number[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const own = pattern[row % pattern.length] ?? [];
    const left = count - spans.length;
    spans.push(...(left < own.length ? Array<number>(left).fill(COLUMNS / left) : own));
  }
  return spans;
}

/** The attributes that place an item in `Rows.module.scss`. */
type Place = { 'data-tablet': number | undefined; 'data-laptop': number | undefined };

/**
 * The attributes of a number of items that stand in rows, on a tablet and on a laptop. On a phone each has a row to
 * itself.
 */
export function toPlaces(count: number, patterns: { tablet: Pattern; laptop: Pattern }): Place[] {
  const [tablet, laptop] = [toSpans(count, patterns.tablet), toSpans(count, patterns.laptop)];
  return Array.from({ length: count }, (_, i) => ({
    'data-tablet': tablet[i],
    'data-laptop': laptop[i],
  }));
}
