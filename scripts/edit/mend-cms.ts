/** Code of the CMS, and ours in its place. Its short names differ from version to version. */
const MENDS: readonly (readonly [RegExp, string])[] = [
  // The store of drafts closes when the backend changes, as from GitHub to a folder, and opens with the next.
  [
    /if\((\w+)&&!\w+\)(\{let\{databaseName:\w+\}=\1\.repository\?\?\{\};if\(\w+\)\{\w+=new \w+\(\w+,`draft-backups`)/,
    'if($1)$2',
  ],
  // A format gets the text of a file, but not its path.
  [
    /(async\(\{text:\w+=``,path:)(\w+)(,folder:[\s\S]{0,600}?if\((\w+)\)return \4\(\w+)\)/,
    '$1$2$3,$2)',
  ],
];

/** Mends the code of the CMS: it backs up drafts of a local folder, and names the file that it parses. */
export const mendCode = (code: string): string =>
  MENDS.reduce((text, [old, now]) => {
    if (!old.test(text)) throw new Error(`edit: the CMS has no code like ${old} any more.`);
    return text.replace(old, now);
  }, code);
