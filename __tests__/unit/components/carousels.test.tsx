import { expect, test } from '@jest/globals';
import { showPage } from '@/__tests__/support/page';
import { carouselWords, clients, clientWords } from '@/components/sections/samples';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { LogoCarousel } from '@/components/sections/team-details/LogoCarousel/LogoCarousel';

/** One carousel of Swiper's and one of slick's: the others have the same code. */
const showSlides = (count: number) =>
  showPage(
    <>
      <Testimonials
        title="Words"
        words={carouselWords}
        items={['Ada', 'Bo'].slice(0, count).map((name) => ({ ...clientWords, name }))}
      />
      <LogoCarousel title="Logos" words={carouselWords} clients={clients.items.slice(0, count)} />
    </>,
  );

test('two slides turn, and one alone has no controls', () => {
  showSlides(2);
  expect(document.querySelectorAll('button')).toHaveLength(2 * 3);
  showSlides(1);
  expect(document.body).toHaveTextContent('Logos');
  expect(document.querySelectorAll('button, [data-enhance="carousel"]')).toHaveLength(0);
});
