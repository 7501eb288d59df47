import { type Document, type ErrorCode, visit, type YAMLError } from 'yaml';

const QUOTES = 'Put the text in quotes';
const SIGN = `a text that starts with a sign such as & * ! % @ needs quotes. ${QUOTES}`;
const UNREADABLE = `this cannot be read. ${QUOTES}, or delete it`;

/** The words for each mistake of syntax that the parser of YAML knows. */
const words: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: SIGN,
  BAD_ALIAS: SIGN,
  BAD_DIRECTIVE: SIGN,
  BAD_PROP_ORDER: SIGN,
  BAD_SCALAR_START: SIGN,
  MULTIPLE_ANCHORS: SIGN,
  MULTIPLE_TAGS: SIGN,
  TAG_RESOLVE_FAILED: SIGN,
  BAD_COLLECTION_TYPE: SIGN,
  BAD_DQ_ESCAPE: 'a backslash stands in double quotes. Put the text in single quotes instead',
  BAD_INDENT: 'the line does not begin below those beside it. Give it as many spaces as they have',
  BLOCK_AS_IMPLICIT_KEY: `a colon in a text, or an indented line below it, starts another field. ${QUOTES}`,
  BLOCK_IN_FLOW: `a bracket before it is not closed. Close it, or put the text in quotes`,
  DUPLICATE_KEY: 'the field stands twice. Delete one of them',
  KEY_OVER_1024_CHARS: `the name of a field is too long. If it is a text, put it in quotes`,
  MISSING_CHAR: 'a comma, a bracket or a dash is missing. Add it, or put the text in quotes',
  MULTILINE_IMPLICIT_KEY:
    'the line belongs to no field. Indent it below its text, or put a colon behind its name',
  MULTIPLE_DOCS: 'a line of "---" or "..." ends the fields too early. Delete it',
  TAB_AS_INDENT: 'the line starts with a tab. Put spaces in its place',
  UNEXPECTED_TOKEN: 'the text or the list has ended before this. Put the whole text in quotes',
  IMPOSSIBLE: UNREADABLE,
  NON_STRING_KEY: UNREADABLE,
  RESOURCE_EXHAUSTION: UNREADABLE,
};

const QUOTE = /^Missing closing/;

/** The words for the marks that people forget most. */
const missing: readonly (readonly [RegExp, string])[] = [
  [QUOTE, 'the text begins with a quotation mark, and does not end with one. Add it'],
  [
    /^Sequence item without|^A block sequence may not/,
    'the line does not begin below the list above it. Indent it as the line above',
  ],
  [/end with a/, `a bracket or a brace is not closed. Close it, or put the text in quotes`],
  [/followed by map values/, 'the colon behind the name of a field is missing. Add it'],
];

const toWords = ({ code, message }: YAMLError) =>
  missing.find(([pattern]) => pattern.test(message))?.[1] ?? words[code];

/** Where a mistake begins. The parser notices an open quotation mark at the end of its text. */
function findStart({ message, pos: [at] }: YAMLError, document: Document): number {
  let start = at;
  if (!QUOTE.test(message)) return start;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] <= at) start = range[0];
    },
  });
  return start;
}

/** Leaves out what follows a tab in place of spaces, after which the parser misreads healthy lines. */
function leaveOutAfterTab(errors: readonly YAMLError[]): readonly YAMLError[] {
  const tab = errors.findIndex(({ code }) => code === 'TAB_AS_INDENT');
  return tab === -1 ? errors : errors.slice(0, tab + 1);
}

/** Says what is wrong in each line of YAML. Of several mistakes in a line, the first counts. */
export function describeErrors(document: Document.Parsed, yaml: string): string[] {
  const lines = yaml.split('\n');
  const byLine = new Map<number, string>();
  for (const error of leaveOutAfterTab([...document.errors, ...document.warnings])) {
    const line = yaml.slice(0, findStart(error, document)).split('\n').length;
    const shown = lines[line - 1]?.trim().slice(0, 60) ?? '';
    if (!byLine.has(line)) byLine.set(line, `(line ${line}): ${toWords(error)}. Found: ${shown}`);
  }
  return [...byLine.values()];
}
