import { projectHero } from '@/components/sections/project/ProjectHero/ProjectHero.schema';
import { projectStory } from '@/components/sections/project-details/ProjectStory/ProjectStory.schema';
import { questionList } from '@/components/sections/project-details/QuestionList/QuestionList.schema';
import { definePage } from '../site/define-page';

const sections = { banner: projectHero, story: projectStory, questions: questionList };

/** The words of /project-details: the Saltmarsh story. */
export const projectDetails = definePage('project-details', sections);
