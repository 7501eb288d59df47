import { founderBanner } from '@/components/sections/about-me/FounderBanner/FounderBanner.schema';
import { founderLetter } from '@/components/sections/about-me/FounderLetter/FounderLetter.schema';
import { founderStory } from '@/components/sections/about-me/FounderStory/FounderStory.schema';
import { definePage } from '../site/define-page';

const sections = { banner: founderBanner, story: founderStory, letter: founderLetter };

/** About Me: Ananya Rao, who founded the agency. */
export const founder = definePage('founder', sections);
