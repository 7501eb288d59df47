import { createHash } from 'node:crypto';
import type { Source } from './sources';

/** Part of every hash. Raise it when you change the settings of the encoder. */
const ENCODER = 'v2';

/** The hash in the names of a picture's files: of its source, and of the brand that recolours it. */
export const hashSource = ({ crop }: Source, bytes: Buffer, recolouring = ''): string =>
  createHash('sha256')
    .update(ENCODER)
    .update(bytes)
    .update(JSON.stringify(crop ?? null))
    .update(recolouring)
    .digest('hex')
    .slice(0, 8);
