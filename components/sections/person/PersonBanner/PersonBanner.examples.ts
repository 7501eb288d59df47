import { defineExamples } from '@/components/sections/examples';
import { sampleJob } from '@/components/sections/sampleOffices';
import {
  breadcrumbTo,
  decorative,
  longBreadcrumb,
  longSentence,
  sentence,
} from '@/components/sections/samples';
import { picture } from '@/content/schema/picture';
import { PersonBanner } from './PersonBanner';

export const examples = defineExamples(PersonBanner, {
  'a short name and an office': {
    breadcrumb: breadcrumbTo('Bo Li'),
    name: 'Bo Li',
    role: 'Cook',
    statement: sentence,
    world: 'devops',
    portrait: picture.parse(decorative('team-1')),
    office: sampleJob.office,
  },
  'long words': {
    breadcrumb: longBreadcrumb,
    name: 'Constance Abernathy-Whitfield',
    role: 'Keeper of the book and of all the ropes',
    statement: longSentence,
    world: 'transformation',
    portrait: picture.parse(decorative('team-3')),
  },
});
