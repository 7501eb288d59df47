/**
 * Draws the site's icons as PNGs from the logo, `app/icon.svg`. After a change to the logo, run
 * `npx tsx scripts/studio/icons.ts`, and commit what it writes to `public/`.
 */
import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { getColor } from '@/styles/colors';
import { writeWhole } from '../site/write-whole';
import { toIco } from './icons/ico';

const LOGO = 'app/icon.svg';
const GROUND = getColor('--inverse');
const ARCH = getColor('--on-inverse');
/** The centre of the logo in its view box of 40 × 40, and its width there. */
const MIDDLE = { x: 20, y: 25 } as const;
const WIDTH = 34;

const [, shapes] = /<\/style>(.*)<\/svg>/s.exec(await readFile(LOGO, 'utf8')) ?? [];
if (!shapes) throw new Error(`${LOGO}: expected a <style> element, then the shapes.`);

/**
 * Draws the logo on a ground.
 *
 * @param share the logo's width, as a fraction of the icon's. Android's masks keep a circle of 80 %.
 * @param radius the corners' radius, as a fraction of the width. Use 0 where the system masks icons.
 */
const icon = (size: number, share: number, radius = 0) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}"><rect width="100" height="100" rx="${radius * 100}" fill="${GROUND}"/><g fill="${ARCH}" transform="translate(50 50) scale(${(share * 100) / WIDTH}) translate(${-MIDDLE.x} ${-MIDDLE.y})">${shapes}</g></svg>`,
    ),
  )
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

await mkdir('public/icons', { recursive: true });
await writeWhole('public/icons/192.png', await icon(192, 0.72, 0.22));
await writeWhole('public/icons/512.png', await icon(512, 0.72, 0.22));
await writeWhole('public/icons/maskable-512.png', await icon(512, 0.56));
await writeWhole('public/apple-touch-icon.png', await icon(180, 0.66));
await writeWhole('public/favicon.ico', toIco([{ png: await icon(48, 0.8, 0.2), size: 48 }]));
