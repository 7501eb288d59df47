/**
 * Draws an article's cover from the site's clay pictures.
 *
 *   npx tsx scripts/author/cover.ts --choose --world=devops                draws twelve drafts into .share/covers
 *   npx tsx scripts/author/cover.ts tea-and-toast --world=devops --seed=7  keeps the draft with the seed 7
 *
 * The second command writes `content/pictures/masters/cover-tea-and-toast.webp`. Then run
 * `npm run build`, and write `src: cover-tea-and-toast` into the article's front matter.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { isThere } from '@/content/files/locate';
import { world as worldSchema } from '@/content/schema/world';
import { writeWhole } from '../site/write-whole';
import { drawCover, MASTERS } from './cover/draw';

const DRAFTS = '.share/covers';
const USAGE = 'npx tsx scripts/author/cover.ts <name> --world=<world> --seed=<number>';

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
      `--world is "${values.world}": expected one of ${worldSchema.options.join(', ')}.`,
    );
  }
  if (!/^\d{1,9}$/.test(values.seed))
    throw new Error(`--seed is "${values.seed}": expected a whole number.`);
  const [name = ''] = positionals;
  return { name, world: world.data, seed: Number(values.seed), choose: values.choose };
}

/** Writes twelve drafts: the first with the seed `from`, the next with `from + 1`, and so on. */
async function choose(world: ReturnType<typeof readArguments>['world'], from: number) {
  await mkdir(DRAFTS, { recursive: true });
  for (let seed = from; seed < from + 12; seed += 1) {
    const small = sharp(await drawCover(world, seed)).resize(640);
    await writeWhole(join(DRAFTS, `${world}-${seed}.webp`), await small.webp().toBuffer());
  }
  console.log(`cover: wrote drafts with the seeds ${from} to ${from + 11} into ${DRAFTS}`);
}

/** Writes the cover as a master, under a name that is still free. */
async function keep(name: string, world: Parameters<typeof choose>[0], seed: number) {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(
      `The name is "${name}": expected small letters, digits and hyphens, such as "tea-and-toast". Usage: ${USAGE}`,
    );
  }
  const file = join(MASTERS, `cover-${name}.webp`);
  if (isThere(file)) throw new Error(`${file} exists: delete it, or choose another name.`);
  await writeWhole(file, await drawCover(world, seed));
  console.log(
    `cover: wrote ${file}. Run "npm run build", and write "src: cover-${name}" into the article.`,
  );
}

try {
  const { name, world, seed, choose: isChoice } = readArguments();
  await (isChoice ? choose(world, seed) : keep(name, world, seed));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
