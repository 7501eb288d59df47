/**
 * Builds the site with other settings: `tsx __tests__/variants/build.ts doors switches`. Each variant
 * is built in a copy of the site, so that out/ and content/site.yaml stay as they are.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from './copy';
import { writeDrawnPages } from './drawn-pages';
import { followRecipe } from './recipes';
import { SWITCHES, setSwitch } from './switches';
import {
  getVariantFolder,
  isVariantName,
  type Variant,
  type VariantName,
  variants,
} from './variants';

/** Sets switches in a copy of the site, whatever their values are. */
function setSwitches(folder: string, switches: Variant['switches']): void {
  const file = join(folder, SWITCHES);
  writeFileSync(file, switches.reduce(setSwitch, readFileSync(file, 'utf8')));
}

function build(name: VariantName): void {
  const folder = getVariantFolder(name);
  const { env, switches, recipes = [], drawn }: Variant = variants[name];
  copySite(folder);
  setSwitches(folder, switches);
  for (const recipe of recipes) followRecipe(folder, recipe);
  if (drawn) writeDrawnPages(folder);
  const steps = recipes.length > 0 ? ['check', 'build'] : ['build'];
  for (const step of steps) {
    execFileSync('npm', ['run', step], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
  }
}

for (const name of process.argv.slice(2)) {
  if (!isVariantName(name)) {
    const names = Object.keys(variants).join(', ');
    throw new Error(`There is no variant "${name}". Variants are: ${names}.`);
  }
  build(name);
}
