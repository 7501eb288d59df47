import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { readBytes } from '@/content/files/owner-files';
import type { PictureData } from '@/content/schema/picture';
import { writeWhole } from '../write-whole';
import { findRecolouring } from './clay';
import { hashSource } from './hash';
import { openImage } from './measure';
import { listCrops, listWhole } from './sources';

/** Wide enough for half of a screen, and drawn in a third of a second. */
const WIDTH = 1280;

/** Draws a picture by its file's name, unless the build has drawn it in the brand's colours. */
async function draft(published: string): Promise<{ file: string; width: number } | undefined> {
  const name = published.replace(/-[\da-f]{8}$/, '');
  const source = [...listWhole(), ...listCrops()].find((one) => one.name === name);
  if (!source) return undefined;
  const bytes = readBytes(source.file);
  const recolouring = findRecolouring(bytes);
  const hash = hashSource(source, bytes, recolouring?.key);
  if (published === `${name}-${hash}`) return undefined;
  const { data, info } = await (await openImage(bytes, source.crop))
    .resize(WIDTH, undefined, { withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const file = `draft-${name}-${hash}`;
  const path = `public/pictures/${file}`;
  if (!existsSync(`${path}.webp`)) {
    const image = sharp((await recolouring?.apply(data)) ?? data);
    const avif = await image.clone().avif({ effort: 0 }).toBuffer();
    await writeWhole(`${path}-${info.width}.avif`, avif);
    await writeWhole(`${path}.webp`, await image.webp({ effort: 0 }).toBuffer());
  }
  return { file, width: info.width };
}

/**
 * A picture in the brand's colours as they are now, in one width, for `npm run dev`. Git ignores its files, and
 * the next run of the encoder removes them.
 */
export async function draftPicture(picture: PictureData): Promise<PictureData> {
  const drawn = await draft(picture.file);
  if (!drawn) return picture;
  const dark = picture.dark && ((await draft(picture.dark))?.file ?? picture.dark);
  return { ...picture, file: drawn.file, widths: [drawn.width], ...(dark && { dark }) };
}
