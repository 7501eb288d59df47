import { z } from 'zod';

/**
 * The colour worlds of `styles/base/_worlds.scss`: one for each service, and some for other sets.
 */
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
    'lagoon',
    'blush',
  ])
  .meta({ title: 'Colours', description: 'The colours of the scene' });

export type World = z.infer<typeof world>;
