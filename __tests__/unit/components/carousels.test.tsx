import { expect, test } from '@jest/globals';
import type { ReactElement } from 'react';
import { showPage } from '@/__tests__/support/page';
import { ClientsCarousel } from '@/components/sections/home/ClientsCarousel/ClientsCarousel';
import { carouselWords, clients, clientWords, projects } from '@/components/sections/samples';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { LogoCarousel } from '@/components/sections/team-details/LogoCarousel/LogoCarousel';
import { ProjectsCarousel } from '@/components/sections/team-details/ProjectsCarousel/ProjectsCarousel';

const words = carouselWords;
const action = { label: 'All', href: '/projects' } as const;

/** Each carousel of the site with so many slides. */
const CAROUSELS: [name: string, show: (count: number) => ReactElement][] = [
  [
    'clients',
    (count) => (
      <ClientsCarousel
        title="Clients"
        lead="Some"
        action={action}
        words={words}
        projects={projects.slice(0, count)}
      />
    ),
  ],
  [
    'testimonials',
    (count) => (
      <Testimonials
        title="Words"
        words={words}
        items={['Ada', 'Bo'].slice(0, count).map((name) => ({ ...clientWords, name }))}
      />
    ),
  ],
  [
    'logos',
    (count) => <LogoCarousel title="Logos" words={words} clients={clients.items.slice(0, count)} />,
  ],
  [
    'projects',
    (count) => (
      <ProjectsCarousel
        title="New"
        all={action}
        words={words}
        projects={projects.slice(0, count)}
      />
    ),
  ],
];

test.each(CAROUSELS)('two %s turn, and one alone has no controls', (_, show) => {
  showPage(show(2));
  expect(document.querySelectorAll('button')).toHaveLength(3);
  showPage(show(1));
  expect(document.body).not.toBeEmptyDOMElement();
  expect(document.querySelectorAll('button, [data-enhance="carousel"]')).toHaveLength(0);
});
