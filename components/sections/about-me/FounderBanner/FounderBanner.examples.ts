import { dataFor, defineExamples } from '@/components/sections/examples';
import { breadcrumbTo, longBreadcrumb, sentence } from '@/components/sections/samples';
import { FounderBanner } from './FounderBanner';
import { founderBanner } from './FounderBanner.schema';

export const examples = defineExamples(FounderBanner, {
  'one line': dataFor(founderBanner, {
    breadcrumb: breadcrumbTo('Ada'),
    title: ['Ada'],
    world: 'mint',
    portrait: { name: 'team-2', alt: 'A clay bust with short hair' },
    role: 'Boat builder',
    statement: 'I build boats.',
  }),
  'two lines, long words': dataFor(founderBanner, {
    breadcrumb: longBreadcrumb,
    title: ['Esther', 'Quaye'],
    world: 'harbour',
    portrait: { name: 'team-3', alt: 'A clay bust with glasses' },
    role: 'Keeper of the book and of all the ropes',
    statement: sentence,
  }),
});
