import { z } from 'zod';
import { carouselWords } from '@/content/schema/carousel-words';
import { text } from '@/content/schema/text';

/** The words of the clients carousel; the logos are those of the case studies and of `content/clients.yaml`. */
export const logoCarousel = z.strictObject({ title: text, words: carouselWords });

export type LogoCarouselData = z.infer<typeof logoCarousel>;
