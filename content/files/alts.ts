import { text } from '../schema/text';
import { defineRecord } from './picture-record';

/** The file of what pictures show. */
export const ALTS = 'content/pictures/alts.json';

/** What pictures show, by their names, for all pages that do not say it. */
export const alts = defineRecord(ALTS, text);
