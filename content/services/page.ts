import { z } from 'zod';
import { define } from '../files/define';
import { links } from '../references/href';

const schema = z.strictObject({
  path: links.describe('The pages above, from Home'),
});

/** What every service's page has around the service, whose own words stand in `content/services`. */
export const servicePage = define('content/pages/service.yaml', schema);
