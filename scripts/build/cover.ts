/**
 * Draws a cover for an article, for authors without the clay studio's Blender:
 *
 *   npm run cover -- --choose --world=devops       twelve small ones on one picture, by their seeds
 *   npm run cover -- tea-and-toast --world=devops --seed=7
 *
 * The second writes `content/pictures/masters/cover-tea-and-toast.webp`; `npm run build` makes the
 * site's sizes of it, and `src: cover-tea-and-toast` in the article's front matter shows it.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { world as worldSchema } from '@/content/schema/world';
import { drawCover, SIZE } from './cover/draw';

const MASTERS = 'content/pictures/masters';
const CHOICE = '.share/covers.png';
const USAGE = 'npm run cover -- <name> --world=<world> --seed=<number>';
const SMALL = { width: 480, height: (480 * SIZE.height) / SIZE.width, columns: 3, count: 12 };

/** What the command line asks for. */
function asked() {
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
  return {
    name: positionals[0],
    world: world.data,
    seed: Number(values.seed),
    choose: values.choose,
  };
}

/** Twelve covers on one picture, the first of them by the seed that was asked for. */
async function choose(world: ReturnType<typeof asked>['world'], from: number): Promise<void> {
  const { width, height, columns, count } = SMALL;
  const covers = await Promise.all(
    Array.from({ length: count }, async (_, i) => ({
      input: await sharp(Buffer.from(drawCover(world, from + i)))
        .resize(width, height)
        .composite([
          {
            input: Buffer.from(
              `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><rect width="90" height="40" rx="20" fill="#0b1f24"/><text x="45" y="27" font-family="sans-serif" font-size="20" text-anchor="middle" fill="#fff">${from + i}</text></svg>`,
            ),
            left: 12,
            top: 12,
          },
        ])
        .toBuffer(),
      left: (i % columns) * width,
      top: Math.floor(i / columns) * height,
    })),
  );
  await mkdir('.share', { recursive: true });
  await sharp({
    create: {
      width: columns * width,
      height: (count / columns) * height,
      channels: 3,
      background: '#fff',
    },
  })
    .composite(covers)
    .png()
    .toFile(CHOICE);
  console.log(`cover: seeds ${from} to ${from + count - 1} in ${CHOICE}`);
}

try {
  const { name, world, seed, choose: wanted } = asked();
  if (wanted) await choose(world, seed);
  else {
    if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
      throw new Error(
        `Expected a name of small letters, digits and hyphens, such as "tea-and-toast": ${USAGE}`,
      );
    }
    const file = join(MASTERS, `cover-${name}.webp`);
    if (existsSync(file))
      throw new Error(`${file} is there already: delete it, or take another name.`);
    await sharp(Buffer.from(drawCover(world, seed)))
      .webp({ quality: 92, effort: 6 })
      .toFile(file);
    console.log(`cover: ${file}; now "npm run build", and "src: cover-${name}" in the article`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
