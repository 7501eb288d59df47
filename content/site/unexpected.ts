import { z } from 'zod';
import { define } from '../files/define';
import { text } from '../schema/text';

const schema = z.strictObject({
  title: text,
  status: text.describe('The error’s status'),
  text,
  home: text.describe('The words of the link to the home page'),
});

/** The words of the page that a host shows when it fails. Only the first language has it. */
export const unexpected = define('content/templates/unexpected.yaml', schema, {
  isShown: () => false,
});
