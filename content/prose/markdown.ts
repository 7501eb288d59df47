import { z } from 'zod';
import { checkProse } from './prose';

/** A text in Markdown, checked and parsed. */
export const markdown = z
  .string()
  .transform((text, context) => {
    const { problems, prose } = checkProse(text);
    for (const problem of problems) context.addIssue(problem);
    return prose;
  })
  .meta({ contentMediaType: 'text/markdown' });
