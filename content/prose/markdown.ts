import { z } from 'zod';
import { isVisible } from '../schema/text';
import { checkProse } from './prose';

/** A text in Markdown, checked and parsed. A file holds it as a field. */
export const markdown = z
  .string()
  .refine(isVisible, 'expected some text')
  .transform((text, context) => {
    const { problems, prose } = checkProse(text);
    for (const problem of problems) context.addIssue(problem);
    return prose;
  })
  .meta({ contentMediaType: 'text/markdown' });
