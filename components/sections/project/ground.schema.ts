import { z } from 'zod';

/**
 * The ground of a part of a case study: the page's own, a panel in the colours of the study's
 * world, or a panel of ink, which is dark in both themes.
 */
export const ground = z
  .enum(['page', 'world', 'ink'])
  .describe('What the part stands on: the page, the colours of its scene, or ink');
