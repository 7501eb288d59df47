import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { clientWords } from '@/__tests__/examples/samples';
import { CaseStory } from '@/components/sections/project/CaseStory/CaseStory';
import { chapter, hindsight } from '@/components/sections/project/Chapter/Chapter.schema';
import { journeys } from '@/components/sections/project/Journeys/Journeys.schema';
import { ledger } from '@/components/sections/project/Ledger/Ledger.schema';
import { quote } from '@/components/sections/project/Quote/Quote.schema';
import { scene } from '@/components/sections/project/Scene/Scene.schema';
import { screens } from '@/components/sections/project/Screens/Screens.schema';
import { shelves } from '@/components/sections/project/Shelves/Shelves.schema';
import { steps } from '@/components/sections/project/Steps/Steps.schema';
import { timeline } from '@/components/sections/project/Timeline/Timeline.schema';

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
