import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { getHeadings, getSection, getWords, showMain } from '@/__tests__/support/main';
import ProjectDetailsPage from '@/app/project-details/page';
import ProjectsPage from '@/app/projects/page';
import ServicePage from '@/app/services/[slug]/page';
import ServicesDetailsPage from '@/app/services-details/page';

describe(ADVICE, () => {
  /** Tests of these pages by sections 1 to 3 and 9 of the specification. */

  describe.each([
    [
      'mobile-development',
      6,
      [
        'iOS',
        'Android',
        'Cross-platform',
        'App design UX/UI',
        'Maintenance and updates',
        'Concept to deployment',
      ],
    ],
    [
      'software-development',
      6,
      [
        'ERP',
        'Custom CRM',
        'IoT development',
        'Business intelligence',
        'Maintenance and upgrades',
        /partner/i,
      ],
    ],
    [
      'devops',
      7,
      [
        'CI/CD',
        'Infrastructure as code',
        'Automated testing',
        'Monitoring and logging',
        'Collaboration',
        'Continuous improvement',
        /partner/i,
      ],
    ],
    [
      'cloud-managed-service',
      7,
      [
        'Proactive monitoring',
        'Performance optimization',
        'Security management',
        'Cost management',
        'Backup and disaster recovery',
        'Cloud governance',
        /partner/i,
      ],
    ],
    [
      'digital-Transformation',
      6,
      [
        'SEO',
        'Ads management',
        'Social media marketing',
        'Content marketing',
        'Digital strategy',
        'Embrace transformation',
      ],
    ],
    [
      'it-consulting',
      6,
      [
        'Technology assessments',
        'Strategic planning',
        'Risk management',
        'System integration',
        'Governance',
        /partner/i,
      ],
    ],
    [
      'ideational-designing',
      7,
      [
        'Concept development',
        'User research',
        'Wireframing and prototyping',
        'Visual design',
        'UX design',
        'Collaboration and feedback',
        /partner/i,
      ],
    ],
  ] as const)('/services/%s', (slug, count, titles) => {
    test(`has a picture, an intro and its ${count} cards, each with picture, title and description`, async () => {
      const main = showMain(await ServicePage({ params: Promise.resolve({ slug }) }));
      expect(
        main.querySelector('h1')?.closest('section')?.querySelector('img'),
      ).toBeInTheDocument();
      expect(main.querySelector('h2')).toBeInTheDocument();
      const cards = [...main.querySelectorAll('li')].filter((item) =>
        item.querySelector(':scope h3'),
      );
      expect(cards).toHaveLength(count);
      for (const [i, card] of cards.entries()) {
        expect(card.querySelector('img')).toBeInTheDocument();
        expect(getWords(card.querySelector('h3'))).toEqual(
          typeof titles[i] === 'string' ? titles[i] : expect.stringMatching(titles[i] ?? /never/),
        );
        expect(getWords(card.querySelector('p')).length).toBeGreaterThan(20);
      }
    });
  });

  test('Services details pitches custom work, counts 175+ clients and offers four kinds of design', () => {
    const main = showMain(<ServicesDetailsPage />);
    expect(getWords(main.querySelector('h1'))).toBe('Custom Web Solutions Just for You');
    expect(getWords(main)).toContain('175+ clients');
    expect(getHeadings(getSection(main, 'Services we Offer'), 3)).toEqual([
      'User Interaction Design',
      'Production Design',
      'Branding Design',
      'Product Design',
    ]);
    expect(main.querySelectorAll('a[href^="https://"]')).toHaveLength(3);
  });

  test('Projects has the six case studies, one of them with 99% processing accuracy', () => {
    const main = showMain(<ProjectsPage />);
    const cases = [...main.querySelectorAll('li')].filter((item) =>
      item.querySelector(':scope > * h3, :scope > h3'),
    );
    expect(cases).toHaveLength(6);
    for (const [i, kind] of [
      /food.*store platform.*point of sale/i,
      /document management.*account/i,
      /travel website/i,
      /restaurant CRM.*point of sale/i,
      /e-?commerce/i,
      /payroll and payslip/i,
    ].entries()) {
      expect(getWords(cases[i])).toMatch(kind);
      expect(cases[i]?.querySelector('img')).toBeInTheDocument();
    }
    expect(getWords(main)).toContain('99% processing accuracy');
  });

  test('Project details has a picture, five questions, four services and the social links', () => {
    const main = showMain(<ProjectDetailsPage />);
    expect(main.querySelector('section img')).toBeInTheDocument();
    expect(getHeadings(getSection(main, /questions/i), 3)).toHaveLength(5);
    expect(getHeadings(getSection(main, 'Services we Offer'), 3)).toEqual([
      'User Interaction Design',
      'Production Design',
      'Branding Design',
      'Product Design',
    ]);
    expect(main.querySelectorAll('a[href^="https://"]')).toHaveLength(3);
  });
});
