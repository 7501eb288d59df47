/**
 * Draws a cover for an article out of the site's clay pictures:
 *
 *   npm run cover -- --choose --world=devops       twelve small ones in .share/covers, by their seeds
 *   npm run cover -- tea-and-toast --world=devops --seed=7
 *
 * The second writes `content/pictures/masters/cover-tea-and-toast.webp`; `npm run build` makes the
 * site's sizes of it, and `src: cover-tea-and-toast` in the article's front matter shows it.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { world as worldSchema } from '@/content/schema/world';
import { drawCover, MASTERS } from './cover/draw';

const CHOICE = '.share/covers';
const USAGE = 'npm run cover -- <name> --world=<world> --seed=<number>';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      world: { type: 'string', default: 'ideation' },
      seed: { type: 'string', default: '1' },
      choose: { type: 'boolean', default: false },
    },
  });
  const world = worldSchema.safeParse(values.world);
  if (!world.success) {
    throw new Error(
      `There is no world "${values.world}": expected one of ${worldSchema.options.join(', ')}.`,
    );
  }
  if (!/^\d{1,9}$/.test(values.seed))
    throw new Error(`The seed is "${values.seed}": expected a whole number.`);
  const [name = ''] = positionals;
  return { name, world: world.data, seed: Number(values.seed), choose: values.choose };
}

/** Writes twelve small covers, the first by the given seed. */
async function choose(world: ReturnType<typeof readArguments>['world'], from: number) {
  await mkdir(CHOICE, { recursive: true });
  for (let seed = from; seed < from + 12; seed += 1) {
    const small = sharp(await drawCover(world, seed)).resize(640);
    await small.toFile(join(CHOICE, `${world}-${seed}.webp`));
  }
  console.log(`cover: seeds ${from} to ${from + 11} in ${CHOICE}`);
}

async function keep(name: string, world: Parameters<typeof choose>[0], seed: number) {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(
      `Expected a name of small letters, digits and hyphens, such as "tea-and-toast": ${USAGE}`,
    );
  }
  const file = join(MASTERS, `cover-${name}.webp`);
  if (existsSync(file)) throw new Error(`${file} exists: delete it, or take another name.`);
  await writeFile(file, await drawCover(world, seed));
  console.log(`cover: ${file}; now "npm run build", and "src: cover-${name}" in the article`);
}

try {
  const { name, world, seed, choose: isChoice } = readArguments();
  await (isChoice ? choose(world, seed) : keep(name, world, seed));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
