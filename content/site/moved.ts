import { z } from 'zod';
import { define } from '../files/define';
import { text } from '../schema/text';

const schema = z.strictObject({
  title: text.describe('The page title. The agency’s name is added'),
  text: text
    .includes('{address}', 'expected {address}, which stands for the link')
    .describe('The sentence on the page. {address} is the link to the new address'),
});

/** The page at a former address, on hosts that cannot redirect. */
export const moved = define('content/templates/moved.yaml', schema, { later: ['address'] });
