import { HtmlValidate } from 'html-validate';
import type { Cell } from './columns';

/** The HTML standard, to the letter; how it is written is React's matter. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** What html-validate finds in a page. Ids that stand twice are among it. */
export function markup(html: string): Cell {
  const report = validator.validateStringSync(html);
  const holes = report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? '?'})`);
  return { shown: `${holes.length}`, holes: [...new Set(holes)] };
}
