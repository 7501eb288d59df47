/**
 * Builds the site with other settings: `tsx __tests__/variants/build.ts pixel switches`. Each variant
 * is built in a copy of the site, so that out/ and content/site.yaml stay as they are.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from './copy';
import { followRecipe } from './recipes';
import {
  getVariantFolder,
  isVariantName,
  type Variant,
  type VariantName,
  variants,
} from './variants';

const SWITCHES = 'content/site.yaml';

/** @throws if the switches no longer read as the variant expects */
function edit(folder: string, edits: readonly (readonly [string, string])[]): void {
  const file = join(folder, SWITCHES);
  const text = edits.reduce(
    (before, [from, to]) => {
      const count = before.split(from).length - 1;
      if (count === 1) return before.replace(from, to);
      throw new Error(
        `${SWITCHES} holds "${from}" ${count} times, expected once: correct __tests__/variants/variants.ts.`,
      );
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

function build(name: VariantName): void {
  const folder = getVariantFolder(name);
  const { env, edits, recipes = [] }: Variant = variants[name];
  copySite(folder);
  edit(folder, edits);
  for (const recipe of recipes) followRecipe(folder, recipe);
  execFileSync('npm', ['run', 'build'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
}

for (const name of process.argv.slice(2)) {
  if (!isVariantName(name)) {
    const names = Object.keys(variants).join(', ');
    throw new Error(`There is no variant "${name}". Variants are: ${names}.`);
  }
  build(name);
}
