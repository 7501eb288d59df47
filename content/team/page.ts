import { z } from 'zod';
import { nextPage } from '@/components/sections/NextPage/NextPage.schema';
import { casesOf } from '@/components/sections/person/CasesOf/CasesOf.schema';
import { week } from '@/components/sections/person/Week/Week.schema';
import { writtenBy } from '@/components/sections/person/WrittenBy/WrittenBy.schema';
import { define } from '../files/define';
import { link } from '../lookups/href';

const schema = z.strictObject({
  path: z.array(link).min(1).describe('The pages above, from Home'),
  week,
  cases: casesOf,
  articles: writtenBy,
  next: nextPage,
});

/** What every person's page has around the person, whose own words stand in `content/team`. */
export const personPage = define('content/pages/person.yaml', schema, ['name', 'count']);
