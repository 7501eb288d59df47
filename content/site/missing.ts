import { missing as schema } from '@/components/sections/Missing/Missing.schema';
import { jobFiles } from '../collections/jobs';
import { define } from '../files/define';
import { meta } from '../files/meta';

/** The words of the 404 page. */
export const missingWords = define('content/templates/errors.yaml', schema.extend({ meta }));

/** The 404 page, and what it says of a job that is not there, if the site has jobs. */
export function missing() {
  const { job, ...words } = missingWords();
  return { ...words, job: jobFiles.isOut() ? undefined : job };
}
