/** A place that Git could not merge: its two versions, between marks. */
const CONFLICT =
  /^<{7}.*\r?\n([\s\S]*?)(?:^\|{7}.*\r?\n[\s\S]*?)?^={7}\r?\n([\s\S]*?)^>{7}.*(?:\r?\n|$)/gm;

/** The two versions of a text with Git's marks of a merge. Of a text without marks, both are the same. */
export const splitMerge = (text: string): [ours: string, theirs: string] => [
  text.replace(CONFLICT, '$1'),
  text.replace(CONFLICT, '$2'),
];
