import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A block of code in a README: its language, the file that its first line names, and the code. */
export type Block = { language: string; file: string; code: string };

/** "```ts content/pages/press.ts", the code, and "```". */
const BLOCK = /^```(\w+) (\S+\/\S+)\n([\s\S]*?)^```$/gm;

/** The blocks of a README that name a file. */
export const readBlocks = (readme: string): Block[] =>
  [...readme.matchAll(BLOCK)].map(([, language = '', file = '', code = '']) => ({
    language,
    file,
    code,
  }));

/**
 * Adds the lines of a block that begin with "+", each after the line above it.
 *
 * @throws an error that names a line above which the text does not have
 */
export function addLines(text: string, code: string): string {
  const lines = text.split('\n');
  let at = 0;
  for (const line of code.trimEnd().split('\n')) {
    if (line.startsWith('+')) {
      lines.splice(at, 0, line.slice(1));
      at += 1;
      continue;
    }
    const found = lines.indexOf(line.slice(1), at);
    if (found === -1)
      throw new Error(`The file has no line "${line.slice(1)}". Correct the recipe.`);
    at = found + 1;
  }
  return lines.join('\n');
}

/**
 * Does what the recipes of a README say: writes the files of its code blocks. A block in the
 * language "diff" adds lines to a file that is there.
 *
 * @param folder a copy of the site
 * @param readme the README's path, from the root of the copy
 * @throws an error that says what to correct in the recipe
 */
export function followRecipes(folder: string, readme: string): void {
  const blocks = readBlocks(readFileSync(join(folder, readme), 'utf8'));
  if (blocks.length === 0) throw new Error(`${readme} has no block of code that names its file.`);
  for (const { language, file, code } of blocks) {
    const target = join(folder, file);
    if (language === 'diff') {
      writeFileSync(target, addLines(readFileSync(target, 'utf8'), code));
      continue;
    }
    if (existsSync(target)) throw new Error(`${readme} adds ${file}, which is already there.`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
}
