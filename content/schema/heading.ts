import { z } from 'zod';
import { text } from './text';

/** The words of a section that has only a heading of its own. All else in it comes from a collection. */
export const heading = z.strictObject({ title: text });
