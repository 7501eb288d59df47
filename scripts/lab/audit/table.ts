/** How wide a column may be, in characters. */
const WIDEST = 44;

const short = (text: string) => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);

/** Columns in plain text, as wide as they need to be. */
export function plainTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map(short));
  const widths = head.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
