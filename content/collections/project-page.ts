import { z } from 'zod';
import { nextPage } from '@/components/sections/NextPage/NextPage.schema';
import { credits } from '@/components/sections/project/Credits/Credits.schema';
import { define } from '../files/define';

const schema = z.strictObject({
  credits,
  next: nextPage,
});

/** What every case study has around its story, whose own words stand in `content/projects`. */
export const projectPage = define('content/templates/project.yaml', schema);
