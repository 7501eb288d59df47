import { z } from 'zod';
import { founderBanner } from '@/components/sections/about-me/FounderBanner/FounderBanner.schema';
import { founderLetter } from '@/components/sections/about-me/FounderLetter/FounderLetter.schema';
import { founderStory } from '@/components/sections/about-me/FounderStory/FounderStory.schema';
import { meta } from './meta';

/** About Me: the founder. */
export const founderPage = z.strictObject({
  meta,
  banner: founderBanner,
  story: founderStory,
  letter: founderLetter,
});
