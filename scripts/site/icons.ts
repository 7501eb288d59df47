/**
 * Draws the site's icons from the agency's mark, `content/logo.svg`: `app/icon.svg`, which has all colours of
 * the others, and PNGs in `public`. Does nothing if the mark and its colours are those of the last run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { mark } from '@/content/brand/mark';
import { paintMark } from '@/content/brand/paint-mark';
import { getColor } from '@/styles/colors';
import { findBounds } from './icons/find-bounds';
import { toIco } from './icons/ico';
import { writeWhole } from './write-whole';

const ICON = 'app/icon.svg';
const FAVICON = 'public/favicon.ico';
const TOUCH = 'public/apple-touch-icon.png';
const DARK = getColor('--inverse');
const LIGHT = getColor('--on-inverse');

const drawing = mark();

/** The icon of a browser's tab, which may be dark. */
const onTab = paintMark(drawing, 'currentColor', getColor, [LIGHT, DARK]);
const tab = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${onTab.viewBox}"><style>svg{color:${DARK}}@media (prefers-color-scheme:dark){svg{color:${LIGHT}}}</style>${onTab.shapes}</svg>\n`;

/**
 * Draws the mark on a ground.
 *
 * @param share the mark's longer side, as a fraction of the icon's. Android's masks keep a circle of 80 %.
 * @param radius the corners' radius, as a fraction of the width. Use 0 where the system masks icons.
 */
async function draw(size: number, share: number, radius = 0): Promise<Buffer> {
  const painted = paintMark(drawing, LIGHT, getColor, [DARK]);
  const { x, y, width, height } = await findBounds(painted);
  const scale = (share * 100) / Math.max(width, height);
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}"><rect width="100" height="100" rx="${radius * 100}" fill="${DARK}"/><g transform="translate(50 50) scale(${scale}) translate(${-x - width / 2} ${-y - height / 2})">${painted.shapes}</g></svg>`,
    ),
  )
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Every icon with pixels. */
const icons: Readonly<Record<string, () => Promise<Buffer>>> = {
  'public/icons/192.png': () => draw(192, 0.72, 0.22),
  'public/icons/512.png': () => draw(512, 0.72, 0.22),
  'public/icons/maskable-512.png': () => draw(512, 0.56),
  [TOUCH]: () => draw(180, 0.66),
  [FAVICON]: async () => toIco([{ png: await draw(48, 0.8, 0.2), size: 48 }]),
};

const isCurrent =
  existsSync(ICON) &&
  readFileSync(ICON, 'utf8') === tab &&
  Object.keys(icons).every((file) => existsSync(file));

if (!isCurrent) {
  await mkdir('public/icons', { recursive: true });
  for (const [file, make] of Object.entries(icons)) await writeWhole(file, await make());
  await writeWhole(ICON, tab);
  console.log('icons: drew them from content/logo.svg. Commit them');
}
