import { describe, expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { getFigures, getHeadings, getSection, getWords, showMain } from '@/__tests__/support/main';
import { loadPage } from '@/__tests__/support/page';

describe(ADVICE, () => {
  /** Tests of these pages by sections 1 to 3 and 9 of the specification. */

  const INDUSTRIES =
    'Finance, Restaurant, eCommerce, Travel, Marketing, Retail, Real Estate, Insurance, Aviation, Education'.split(
      ', ',
    );
  const COUNTERS =
    '10+ projects finished, 8+ satisfied customers, 10+ industries, 20+ employees'.split(', ');
  const TOOLS =
    'Frontend languages, Backend languages, UI/UX Design, Mobile, Databases, Cloud DB/warehouses/storage, DevOps'.split(
      ', ',
    );
  const SERVICES =
    'Software development, Cloud managed services, Mobile development, Digital transformation, IT consulting, Ideation and design, DevOps'.split(
      ', ',
    );
  describe('the home page', () => {
    test('has the sections of the specification', async () => {
      const main = showMain(await loadPage('/'));
      expect(getWords(main.querySelector('h1'))).toMatch(/vision meets (our )?expertise/i);
      expect(within(main).getByRole('link', { name: 'Read More About Us' })).toHaveAttribute(
        'href',
        '/about-us',
      );
      expect(getFigures(main)).toEqual(COUNTERS);
      expect(getHeadings(main, 3)).toEqual(expect.arrayContaining([...INDUSTRIES, ...TOOLS]));
      const apart = getWords(getSection(main, 'What Sets Us Apart'));
      expect(apart).toContain('12X faster order processing');
      expect(apart).toContain('95% accuracy');
      expect(main.querySelectorAll('blockquote')).toHaveLength(3);
      expect(within(main).getByRole('form', { name: 'Consultation' })).toBeInTheDocument();
    });

    test('has a carousel of six clients that link to the projects', async () => {
      const section = getSection(showMain(await loadPage('/')), 'Our Valued Clients');
      expect(within(section).getByRole('link', { name: 'View All Projects' })).toHaveAttribute(
        'href',
        '/projects',
      );
      const slides = within(section).getAllByRole('group', { name: /^\d of 6$/ });
      expect(slides).toHaveLength(6);
      for (const slide of slides) {
        expect(slide.querySelector('a')).toHaveAttribute('href', '/projects');
      }
    });
  });

  test.each(['/', '/home-two', '/home-three'])(
    'the home page as arranged at %s has its headline, the services, the team and the form',
    async (route) => {
      const main = showMain(await loadPage(route));
      expect(getWords(main.querySelector('h1'))).toMatch(/vision.*expertise/i);
      const services = [...main.querySelectorAll('li:has(h3 a)')].flatMap((card) => {
        const href = card.querySelector('a')?.getAttribute('href') ?? '';
        return SERVICES.includes(getWords(card.querySelector('h3'))) ? href : [];
      });
      expect(services.sort()).toEqual([
        '/services/cloud-managed-service',
        '/services/devops',
        '/services/digital-transformation',
        '/services/ideational-designing',
        '/services/it-consulting',
        '/services/mobile-development',
        '/services/software-development',
      ]);
      const team = within(getSection(main, 'Our Team')).getByRole('link', {
        name: 'Meet Our Team',
      });
      expect(team).toHaveAttribute('href', '/team');
      expect(within(main).getByRole('form', { name: 'Consultation' })).toBeInTheDocument();
    },
  );

  test('About Us has its banner, counters, form, industries, success metrics and testimonials', async () => {
    const main = showMain(await loadPage('/about-us'));
    expect(getWords(main.querySelector('h1'))).toBe('About Us');
    expect(within(main).getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
    expect(getFigures(main)).toEqual(COUNTERS);
    expect(within(main).getByRole('form', { name: 'Consultation' })).toBeInTheDocument();
    expect(getHeadings(main, 3)).toEqual(expect.arrayContaining(INDUSTRIES));
    for (const metric of [
      '85% App Design',
      '75% Software Design',
      '95% Web Design',
      '99% Data Management',
    ]) {
      expect(getWords(main)).toContain(metric);
    }
    expect(main.querySelectorAll('blockquote')).toHaveLength(3);
  });
});
