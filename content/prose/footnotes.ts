import { z } from 'zod';
import { define } from '../files/define';
import { text } from '../schema/text';

const schema = z.strictObject({
  title: text.describe('Their heading. Only screen readers and feeds have it'),
  back: text.describe('The name of the arrow behind a note. {number} is that of its reference'),
});

/** The words of the footnotes of every text. */
export const footnotes = define('content/footnotes.yaml', schema, { later: ['number'] });
