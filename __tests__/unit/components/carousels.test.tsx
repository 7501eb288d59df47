import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { carouselWords, clients, clientWords, projects } from '@/__tests__/examples/samples';
import { showPage } from '@/__tests__/support/page';
import { ClientsCarousel } from '@/components/sections/home/ClientsCarousel/ClientsCarousel';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { LogoCarousel } from '@/components/sections/team-details/LogoCarousel/LogoCarousel';
import { ProjectsCarousel } from '@/components/sections/team-details/ProjectsCarousel/ProjectsCarousel';

const words = carouselWords;
const all = { label: 'All', href: '/projects' } as const;

/** Shows each carousel of the site with so many slides. */
function showSlides(count: number) {
  const some = projects.slice(0, count);
  const items = ['Ada', 'Bo'].slice(0, count).map((name) => ({ ...clientWords, name }));
  showPage(
    <>
      <ClientsCarousel title="Clients" lead="Some" action={all} words={words} projects={some} />
      <Testimonials title="Words" words={words} items={items} />
      <LogoCarousel title="Logos" words={words} clients={clients.items.slice(0, count)} />
      <ProjectsCarousel title="New" all={all} words={words} projects={some} />
    </>,
  );
}

test('two slides turn, and one alone has no controls', () => {
  showSlides(2);
  expect(document.querySelectorAll('button')).toHaveLength(4 * 3);
  expect(screen.getByRole('group', { name: 'Words' })).toHaveAttribute('tabindex', '0');
  showSlides(1);
  expect(document.body).toHaveTextContent('Logos');
  expect(
    document.querySelectorAll('button, [data-enhance="carousel"], [data-slides][tabindex]'),
  ).toHaveLength(0);
});
