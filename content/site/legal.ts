import { define } from '../files/define';
import { legal as schema } from './legal-schema';

/**
 * The words of the legal pages that depend on the tracker, the outbox and reCAPTCHA. In the copy of
 * a page, "{trackers}" stands for the words of that name.
 */
export const legal = define('content/legal.yaml', schema, [
  'metaPixel',
  'metaPixelSection',
  'privacyChoices',
]);
