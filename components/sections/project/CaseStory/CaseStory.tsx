import type { World } from '@/content/schema/world';
import { Chapter } from '../Chapter/Chapter';
import { Demo } from '../Demo/Demo';
import { Journeys } from '../Journeys/Journeys';
import { Ledger } from '../Ledger/Ledger';
import { type ClientWords, Quote } from '../Quote/Quote';
import { Scene } from '../Scene/Scene';
import { Screens } from '../Screens/Screens';
import { Shelves } from '../Shelves/Shelves';
import { Steps } from '../Steps/Steps';
import type { StoryBlock, StoryData } from '../story.schema';
import { Timeline } from '../Timeline/Timeline';
import { Story } from './Story';

type Props = {
  blocks: StoryData;
  /** The world of the study. */
  world: World;
  /** The client's words. A story without them has no quotation. */
  words?: ClientWords | undefined;
};

type PartProps = Omit<Props, 'blocks'> & { block: StoryBlock; id: string };

/** One part, by its kind. */
function Part({ block, id, world, words }: PartProps) {
  switch (block.kind) {
    case 'chapter':
      return <Chapter {...block} world={world} />;
    case 'steps':
      return <Steps {...block} world={world} />;
    case 'scene':
      return <Scene {...block} world={world} />;
    case 'screens':
      return <Screens {...block} world={world} />;
    case 'journeys':
      return <Journeys {...block} />;
    case 'shelves':
      return <Shelves {...block} />;
    case 'ledger':
      return <Ledger {...block} world={world} />;
    case 'reveal':
    case 'compare':
    case 'choose':
      return <Demo {...block} id={id} world={world} />;
    case 'timeline':
      return <Timeline {...block} world={world} />;
    case 'quote':
      return words && <Quote {...block} words={words} world={world} />;
    case 'hindsight':
      return <Chapter {...block} layout="hindsight" world={world} />;
  }
}

/** The parts of a case study in their order. */
export function CaseStory({ blocks, world, words }: Props) {
  return (
    <Story>
      {blocks.map((block, index) => (
        <Part key={index} block={block} id={`part-${index}`} world={world} words={words} />
      ))}
    </Story>
  );
}
