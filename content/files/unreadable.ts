/** The lines that Git writes around two versions that it could not merge. */
const MERGE = /^(?:<{7}|\|{7}|>{7})(?: |$)/;

/** A block of code in Markdown: from a line of three marks or more to the next such line, or to the end. */
const CODE = /^ {0,3}(`{3,}|~{3,}).*\n(?:.*\n)*?(?: {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm;

/** Says that Git left the marks of a merge in a file. In Markdown's code, they are words about Git. */
export function findMergeMarks(file: string, text: string): string | undefined {
  const words = !file.endsWith('.md')
    ? text
    : text.replace(CODE, (code) => code.replace(/[^\n]/g, ''));
  const line = words.split('\n').findIndex((each) => MERGE.test(each)) + 1;
  if (line === 0) return undefined;
  return `(line ${line}): Git could not merge two versions. Keep one, and delete the lines with <<<<<<<, ======= and >>>>>>>. To show such lines, put them between two lines of "\`\`\`"`;
}

/** How many brackets may be open at one place. The parser of YAML fails at 800. */
const OPEN = 100;

/** How many marks a paragraph may have. The parser of Markdown takes minutes for 20,000. */
const MARKS = 3000;

/** Says that a block of fields opens more brackets than can be read. */
export function findOpenBrackets(yaml: string): string | undefined {
  let open = 0;
  for (const [bracket] of yaml.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + ('[{'.includes(bracket) ? 1 : -1));
    if (open > OPEN)
      return `expected at most ${OPEN} open brackets. Close them, or put a text in quotes`;
  }
  return undefined;
}

/**
 * Finds the paragraphs of a text with more marks than can be read in time.
 *
 * @param line the first line of the text
 */
export function findDenseParagraphs(body: string, line: number): string[] {
  let at = line;
  return body.split(/(?<=\n[ \t\r]*\n)/).flatMap((paragraph) => {
    const start = at;
    at += paragraph.split('\n').length - 1;
    const count = paragraph.match(/[[*_~`>]|- (?=- )/g)?.length ?? 0;
    if (count <= MARKS) return [];
    return [
      `(line ${start}): expected at most ${MARKS} of the marks [ * _ ~ \` > in a paragraph, found ${count}. Put empty lines between its parts`,
    ];
  });
}
