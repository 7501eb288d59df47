import { createHash } from 'node:crypto';
import { palette } from '@/content/brand/brand';
import { isOurs } from '@/content/brand/palette';
import { toColourMap } from '@/content/brand/recolour';
import clay from './clay.json';
import { getSkin, recolourPicture, toTable } from './recolour';

/** Part of the key. Raise it when you change the map. */
const MAP = 'v2';

/** The delivered pictures of clay by the hash of their file. Other pictures keep their colours. */
export const hashClay = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const tables = new Map<string, Float32Array>();

/** Which kind of ours a picture is. Undefined if it is another's. */
export function findKind(bytes: Buffer): 'clay' | 'skin' | undefined {
  const hash = hashClay(bytes);
  return (['clay', 'skin'] as const).find((kind) => Object.values(clay[kind]).includes(hash));
}

/** How to recolour a picture, if it is one of ours and the brand is not: a key of the brand, and the way. */
export function findRecolouring(bytes: Buffer, brand = palette()) {
  if (isOurs(brand)) return undefined;
  const kind = findKind(bytes);
  if (!kind) return undefined;
  const key = JSON.stringify([MAP, kind, brand]);
  const apply = (picture = bytes) => {
    const keep = kind === 'skin' ? getSkin : undefined;
    const table = tables.get(key) ?? toTable(toColourMap(brand), keep);
    tables.set(key, table);
    return recolourPicture(picture, table);
  };
  return { key, apply };
}
