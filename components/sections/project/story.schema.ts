import { z } from 'zod';
import { chapter, hindsight } from './Chapter/Chapter.schema';
import { choose, compare, reveal } from './Demo/Demo.schema';
import { journeys } from './Journeys/Journeys.schema';
import { ledger } from './Ledger/Ledger.schema';
import { quote } from './Quote/Quote.schema';
import { scene } from './Scene/Scene.schema';
import { screens } from './Screens/Screens.schema';
import { shelves } from './Shelves/Shelves.schema';
import { steps } from './Steps/Steps.schema';
import { timeline } from './Timeline/Timeline.schema';

/** How the banner of a case study is composed. */
export const stage = z
  .enum(['wide', 'beside', 'tall'])
  .describe(
    'Above: the client’s name from edge to edge above the scene. Beside: the title beside the scene. Tall: the scene in an arch',
  );

export type Stage = z.infer<typeof stage>;

const block = z.discriminatedUnion('kind', [
  chapter,
  steps,
  scene,
  screens,
  journeys,
  shelves,
  ledger,
  timeline,
  reveal,
  compare,
  choose,
  quote,
  hindsight,
]);

/** A part of a case study. */
export type StoryBlock = z.infer<typeof block>;

const count = (blocks: readonly StoryBlock[], kind: StoryBlock['kind']) =>
  blocks.filter((each) => each.kind === kind).length;

/** The parts of a case study, in their order. */
export const story = z
  .array(block)
  .min(1)
  .refine((blocks) => count(blocks, 'chapter') > 0, 'expected at least one "chapter"')
  .refine((blocks) => count(blocks, 'quote') < 2, 'expected at most one "quote"')
  .refine((blocks) => count(blocks, 'hindsight') < 2, 'expected at most one "hindsight"');

export type StoryData = z.infer<typeof story>;
