/** The start of the line at a place in a text. */
export const getLineStart = (text: string, at: number): number =>
  text.lastIndexOf('\n', at - 1) + 1;

/** The start of the line after the one at a place in a text. */
export function getNextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

/** Indents all lines of a text but the first. Empty lines stay empty. */
export const indentRest = (text: string, indent: string): string =>
  text.replace(/\n(?=[^\n])/g, `\n${indent}`);

/** A part of a text, and what takes its place. */
export type Edit = { start: number; end: number; text: string };

/** The part of a text from `start` to `end`, with the edits in it. */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
  start = 0,
  end = text.length,
): string {
  let result = '';
  let at = start;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start < at || edit.end > end) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at, end);
}
