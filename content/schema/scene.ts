import type { PictureName } from './picture';
import type { World } from './world';

/**
 * The pictures with the backdrop of a world. A wide frame in the same colours can extend beyond
 * their edges. Any other picture fills its frame.
 */
const worlds = new Map<PictureName, World>([
  ['web', 'software'],
  ['maker', 'lagoon'],
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

/** The world that a picture's backdrop belongs to, if it has one. */
export const getWorld = (picture: PictureName): World | undefined => worlds.get(picture);
