import { z } from 'zod';
import { once } from './once';
import { readOriginalText, readText } from './owner-files';

/** The file that lists the share pictures by the paths of their pages. The build writes it. */
export const SHARES = 'content/pictures/shares.json';

const schema = z.record(z.string(), z.object({ file: z.string(), alt: z.string() }));

/** The share pictures. Until the build has drawn those of a further language, they are those of the first. */
export const sharePictures = once(
  () =>
    new Map(Object.entries(schema.parse(JSON.parse(readText(SHARES) || readOriginalText(SHARES))))),
);
