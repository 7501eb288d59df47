import { dataFor, defineExamples } from '@/components/sections/examples';
import { carouselWords, clients } from '@/components/sections/samples';
import { LogoCarousel } from './LogoCarousel';
import { logoCarousel } from './LogoCarousel.schema';

export const examples = defineExamples(LogoCarousel, {
  'six logos': {
    ...dataFor(logoCarousel, { title: 'Hired by', words: carouselWords }),
    clients: clients.items,
  },
  'a long title, three logos': {
    ...dataFor(logoCarousel, {
      title: 'Who takes our boats out, and brings them back',
      words: carouselWords,
    }),
    clients: clients.items.slice(0, 3),
  },
});
