import { z } from 'zod';
import { nextPage } from '@/components/sections/NextPage/NextPage.schema';
import { writtenBy } from '@/components/sections/person/WrittenBy/WrittenBy.schema';
import { define } from '../files/define';
import { text } from '../schema/text';

const heading = z.strictObject({
  title: text.describe('{name} stands for the first name, or for the whole one behind a title'),
});

const schema = z.strictObject({
  week: heading,
  cases: heading,
  articles: writtenBy,
  next: nextPage,
});

/** What every person's page has around the person, whose own words stand in `content/team`. */
export const personPage = define('content/templates/person.yaml', schema, {
  later: ['name', 'count'],
});
