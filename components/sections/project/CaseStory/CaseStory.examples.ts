import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { clientWords } from '@/components/sections/samples';
import { chapter } from '../Chapter/Chapter.schema';
import { hindsight } from '../Hindsight/Hindsight.schema';
import { journeys } from '../Journeys/Journeys.schema';
import { ledger } from '../Ledger/Ledger.schema';
import { quote } from '../Quote/Quote.schema';
import { scene } from '../Scene/Scene.schema';
import { screens } from '../Screens/Screens.schema';
import { shelves } from '../Shelves/Shelves.schema';
import { steps } from '../Steps/Steps.schema';
import { timeline } from '../Timeline/Timeline.schema';
import { CaseStory } from './CaseStory';

export const examples = defineExamples(CaseStory, {
  'the fewest parts': {
    world: 'mint',
    blocks: [exampleOf(chapter, 'short'), exampleOf(quote, 'short'), exampleOf(hindsight, 'short')],
  },
  'every kind of part': {
    world: 'harbour',
    words: clientWords,
    blocks: [
      exampleOf(chapter, 'long', { layout: 'beside', ground: 'page' }),
      exampleOf(ledger, 'short'),
      exampleOf(scene, 'long', { frame: 'wide' }),
      exampleOf(steps, 'short'),
      exampleOf(journeys, 'short'),
      exampleOf(shelves, 'short'),
      exampleOf(screens, 'short'),
      exampleOf(timeline, 'short'),
      exampleOf(quote, 'short'),
      exampleOf(hindsight, 'long'),
    ],
  },
});
