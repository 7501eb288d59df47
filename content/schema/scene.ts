import type { World } from './world';

/**
 * The pictures that stand on the ground of a world. Any other picture without a world fills its frame.
 */
const worlds = new Map<string, World>([
  ['web', 'software'],
  ['maker', 'ideation'],
  ['pace', 'software'],
  ['cloud', 'cloud'],
  ['mobile', 'mobile'],
  ['transform', 'transformation'],
  ['consult', 'consulting'],
  ['design', 'ideation'],
  ['devops', 'devops'],
  ['cover-trends', 'ideation'],
  ['cover-five-time-zones', 'air'],
  ['cover-fixed-price', 'spice'],
  ['cover-rehearse-the-outage', 'cloud'],
  ['cover-replace-the-old-system', 'fern'],
  ['cover-paper-first', 'consulting'],
]);

/** The world whose ground a picture stands on, if it has one. */
export const getWorld = (picture: string): World | undefined => worlds.get(picture);
