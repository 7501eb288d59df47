/** Code of the CMS, and ours in its place. Its short names differ from version to version. */
const PATCHES: readonly (readonly [RegExp, string])[] = [
  // The CMS closes its store of drafts when the backend changes from GitHub to a folder.
  [
    /if\((\w+)&&!\w+\)(\{let\{databaseName:\w+\}=\1\.repository\?\?\{\};if\(\w+\)\{\w+=new \w+\(\w+,`draft-backups`)/,
    'if($1)$2',
  ],
  // The CMS hands a format the text of a file, but not its path.
  [
    /(async\(\{text:\w+=``,path:)(\w+)(,folder:[\s\S]{0,600}?if\((\w+)\)return \4\(\w+)\)/,
    '$1$2$3,$2)',
  ],
];

/**
 * Patches the code of the CMS, so that it backs up drafts of a local folder, and names the file that it parses.
 *
 * @throws if a later version has other code
 */
export const patchCode = (code: string): string =>
  PATCHES.reduce((text, [old, now]) => {
    if (!old.test(text)) throw new Error(`edit: the CMS has no code like ${old} any more.`);
    return text.replace(old, now);
  }, code);
