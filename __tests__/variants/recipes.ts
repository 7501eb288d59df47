import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A block of code in a README, and the file that its first line names. */
export type Block = { file: string; code: string };

/** "```ts content/pages/press.ts", the code, and "```". */
const BLOCK = /^```\w+ (\S+\/\S+)\n([\s\S]*?)^```$/gm;

/** The end of the table of pages, into which a recipe's line goes. */
const TABLE = { file: 'content/routes.ts', start: 'definePages({\n', end: '\n});\n' };

/** The blocks of a README that name a file. */
export const readBlocks = (readme: string): Block[] =>
  [...readme.matchAll(BLOCK)].map(([, file = '', code = '']) => ({ file, code }));

/** @throws where the table of pages is not where the recipe expects it */
function addToTable(text: string, line: string): string {
  const end = text.indexOf(TABLE.end, text.indexOf(TABLE.start));
  if (!text.includes(TABLE.start) || end === -1) {
    throw new Error(`${TABLE.file} has no table "pages": correct __tests__/variants/recipes.ts.`);
  }
  return `${text.slice(0, end)}\n${line.trimEnd()}${text.slice(end)}`;
}

/**
 * Does what the recipes of a README say: writes the files of its code blocks, and adds a page's
 * line to the table of pages.
 *
 * @param folder a copy of the site
 * @param readme the README's path, from the root of the copy
 * @throws where the README names no file, or one that is already there
 */
export function followRecipes(folder: string, readme: string): void {
  const blocks = readBlocks(readFileSync(join(folder, readme), 'utf8'));
  if (blocks.length === 0) throw new Error(`${readme} has no block of code that names its file.`);
  for (const { file, code } of blocks) {
    const target = join(folder, file);
    if (file === TABLE.file) {
      writeFileSync(target, addToTable(readFileSync(target, 'utf8'), code));
      continue;
    }
    if (existsSync(target)) throw new Error(`${readme} adds ${file}, which is already there.`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
}
