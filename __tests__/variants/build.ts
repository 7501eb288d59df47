/**
 * Builds the site with other settings: `tsx __tests__/variants/build.ts doors switches`. Each variant
 * is built in a copy of the site, so that out/ and content/site.yaml stay as they are.
 */
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

function build(name: VariantName): void {
  const { env, switches, recipes = [], isChecked, drawn }: Variant = variants[name];
  const { folder, read, write, run } = copySite(getVariantFolder(name), env);
  write(SWITCHES, switches.reduce(setSwitch, read(SWITCHES)));
  for (const recipe of recipes) followRecipe(folder, recipe);
  if (drawn) writeDrawnPages(folder);
  for (const step of isChecked ? ['check', 'build'] : ['build']) {
    const { status, output } = run('npm', 'run', step);
    console.log(output);
    if (status !== 0) throw new Error(`npm run ${step} failed in ${folder}.`);
  }
}

for (const name of process.argv.slice(2)) {
  if (!isVariantName(name)) {
    const names = Object.keys(variants).join(', ');
    throw new Error(`There is no variant "${name}". Variants are: ${names}.`);
  }
  build(name);
}
