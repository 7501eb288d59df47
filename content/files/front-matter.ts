/** The lines around the front matter at the top of a file, the fields between them, and the text. */
const FRONT_MATTER =
  /^(\uFEFF?---[ \t]*\r?\n)((?:[\s\S]*?\n)?)(---[ \t]*(?:\r?\n(?:[ \t]*\r?\n)*|$))([\s\S]*)$/;

/** The parts of a Markdown file with front matter. Undefined if it has none. */
export function splitFrontMatter(file: string) {
  const [, open, fields = '', close = '', body = ''] = FRONT_MATTER.exec(file) ?? [];
  return open === undefined ? undefined : { open, fields, close, body };
}
