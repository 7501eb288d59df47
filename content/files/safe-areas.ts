import { safeArea } from '../schema/safe-area';
import { defineRecord } from './picture-record';

/** The safe areas of pictures, by their names. A picture without one may be cut anywhere. */
export const safeAreas = defineRecord('content/pictures/safe-areas.json', safeArea);
