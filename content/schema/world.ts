import { z } from 'zod';

/** The colour worlds of `styles/base/_worlds.scss`: one a service, and those of other sets. */
export const world = z
  .enum([
    'software',
    'cloud',
    'mobile',
    'transformation',
    'consulting',
    'ideation',
    'devops',
    'mint',
    'jade',
    'moss',
    'air',
    'spice',
    'harbour',
    'fern',
  ])
  .describe('The colour world of a set');

export type World = z.infer<typeof world>;
