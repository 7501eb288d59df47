import { z } from 'zod';
import { projectHero } from '@/components/sections/project-details/ProjectHero/ProjectHero.schema';
import { projectStory } from '@/components/sections/project-details/ProjectStory/ProjectStory.schema';
import { questionList } from '@/components/sections/project-details/QuestionList/QuestionList.schema';
import { meta } from './meta';

/** The copy of the project page. */
export const projectDetailsPage = z.strictObject({
  meta,
  hero: projectHero,
  story: projectStory,
  questions: questionList,
});
