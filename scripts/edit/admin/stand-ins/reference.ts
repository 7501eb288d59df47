import { z } from 'zod';

/** A file may be new, so every name passes. `npm run check` finds wrong ones. */
export function reference(folder: string) {
  const expected = `expected the name of a file of ${folder}`;
  return z.string(expected).min(1, expected).meta({ format: 'reference', folder });
}
