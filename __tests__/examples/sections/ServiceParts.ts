import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { ServiceParts } from '@/components/sections/services/ServiceParts/ServiceParts';
import { serviceParts } from '@/components/sections/services/ServiceParts/ServiceParts.schema';

const few = exampleOf(serviceParts, 'short');
const many = exampleOf(serviceParts, 'long');

/** Parts with a picture each, or only the first ones. */
const take = (count: number, pictures = count) => ({
  ...many,
  cards: many.cards
    .slice(0, count)
    .map((card, i) => ({ ...card, picture: i < pictures ? card.picture : undefined })),
  world: 'mobile' as const,
});

export const examples = defineExamples(ServiceParts, {
  'two parts without pictures, short words': { ...few, world: 'mint' },
  'two parts': take(2),
  'three parts': take(3),
  'five parts, one picture': take(5, 1),
  'six parts': take(6),
  'seven parts, three pictures': take(7, 3),
  'eleven parts without pictures': take(11, 0),
  'twelve parts': take(12),
});
