import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A block of code in a recipe: its language, the file that its first line names, and the code. */
type Block = { language: string; file: string; code: string };

/** "```ts content/pages/press.ts", the code, and "```". */
const BLOCK = /^```(\w+) (\S+\/\S+)\n([\s\S]*?)^```$/gm;

/** The blocks of a document that name a file. */
const readBlocks = (recipe: string): Block[] =>
  [...recipe.matchAll(BLOCK)].map(([, language = '', file = '', code = '']) => ({
    language,
    file,
    code,
  }));

/**
 * Applies a block in the language "diff" to a text. It adds the lines with "+" and removes those
 * with "-", each after the line above it in the block.
 *
 * @throws an error that names a line of the block that the text does not have
 */
function applyDiff(text: string, diff: string): string {
  const lines = text.split('\n');
  let at = 0;
  for (const each of diff.trimEnd().split('\n')) {
    const line = each.slice(1);
    if (each.startsWith('+')) {
      lines.splice(at, 0, line);
      at += 1;
      continue;
    }
    const found = lines.indexOf(line, at);
    if (found === -1) throw new Error(`The file has no line "${line}". Correct the recipe.`);
    if (each.startsWith('-')) lines.splice(found, 1);
    at = each.startsWith('-') ? found : found + 1;
  }
  return lines.join('\n');
}

/**
 * Follows the recipe of a document: writes the files of its code blocks. A block in the language
 * "diff" changes a file that is there.
 *
 * @param folder a copy of the site
 * @param recipe the document's path, from the root of the copy
 * @throws an error that says what to correct in the recipe
 */
export function followRecipe(folder: string, recipe: string): void {
  const blocks = readBlocks(readFileSync(join(folder, recipe), 'utf8'));
  if (blocks.length === 0) throw new Error(`${recipe} has no block of code that names its file.`);
  for (const { language, file, code } of blocks) {
    const target = join(folder, file);
    if (language === 'diff') {
      writeFileSync(target, applyDiff(readFileSync(target, 'utf8'), code));
      continue;
    }
    if (existsSync(target)) throw new Error(`${recipe} adds ${file}, which is already there.`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
}
