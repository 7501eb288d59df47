import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  action,
  longAction,
  longMore,
  longSentence,
  more,
  sentence,
} from '@/components/sections/samples';
import { Closing } from './Closing';
import { closing } from './Closing.schema';

export const examples = defineExamples(Closing, {
  'short words': dataFor(closing, {
    title: 'Come by.',
    lead: sentence,
    action,
    more,
    world: 'mint',
    picture: { name: 'team-2', alt: 'A clay bust with short hair' },
  }),
  'long words': dataFor(closing, {
    title: 'Come by on any day, and Ada will show you the boat that leaks least.',
    lead: longSentence,
    action: longAction,
    more: longMore,
    world: 'harbour',
    picture: { name: 'team-5', alt: 'A clay bust with a scarf' },
  }),
});
