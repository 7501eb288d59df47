import { define } from '../files/define';
import { legal as schema } from './legal-schema';

/** The file of these words. */
export const LEGAL = 'content/legal.yaml';

/**
 * The words of the legal pages that depend on the tracker, the mail service, the outbox and reCAPTCHA. In
 * the copy of a page, "{trackers}" stands for the words of that name. Some of them name others.
 */
export const legal = define(LEGAL, schema, [
  'cookieNames',
  'counters',
  'formHost',
  'mapAlone',
  'mapAtEnd',
  'mapBeside',
  'mapService',
  'metaPixel',
  'metaPixelSection',
  'pixelOnSearch',
  'privacyChoices',
  'recipientsAlone',
  'recipientsFirst',
  'scriptCookies',
  'scriptHost',
  'scriptOnSearch',
  'scriptReceives',
  'sendButtons',
]);
