import { completePalette, type Palette, toHex } from '@/content/brand/palette';

/** Numbers from 0 to 1, the same in each run. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Brands of one to five colours, of every kind: any colour, pastel, neon and grey. They are the same in each run. */
export function listRandomBrands(count: number): Palette[] {
  const random = makeRandom(7);
  const pick = (least: number, most: number) => least + random() * (most - least);
  const kinds = [
    () => toHex(pick(0, 1), pick(0, 0.35), pick(0, 360)),
    () => toHex(pick(0.85, 0.95), pick(0.02, 0.08), pick(0, 360)),
    () => toHex(pick(0.7, 0.95), 0.4, pick(0, 360)),
    () => toHex(pick(0, 1), 0, 0),
  ];
  return Array.from({ length: count }, (_, at) => {
    const any = kinds[at % kinds.length] ?? toHex;
    const hex = () => any(0.5, 0.1, 0);
    return completePalette({
      primary: hex(),
      ...(random() < 0.5 && { second: hex() }),
      ...(random() < 0.3 && { third: hex() }),
      ...(random() < 0.3 && { ground: toHex(pick(0.93, 1), pick(0, 0.05), pick(0, 360)) }),
      ...(random() < 0.3 && { ink: toHex(pick(0, 0.3), pick(0, 0.05), pick(0, 360)) }),
    });
  });
}
