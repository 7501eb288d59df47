import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { getHeadings, getSection, getWords, showMain } from '@/__tests__/support/main';
import { loadPage } from '@/__tests__/support/page';

describe(ADVICE, () => {
  /** Tests of these pages by sections 1 to 3 and 9 of the specification. */

  /** The titles of the cards of each service. The words "a partner" may be any that name a partner. */
  const CARDS = [
    'mobile-development: iOS, Android, Cross-platform, App design UX/UI, Maintenance and updates, Concept to deployment',
    'software-development: ERP, Custom CRM, IoT development, Business intelligence, Maintenance and upgrades, a partner',
    'devops: CI/CD, Infrastructure as code, Automated testing, Monitoring and logging, Collaboration, Continuous improvement, a partner',
    'cloud-managed-service: Proactive monitoring, Performance optimization, Security management, Cost management, Backup and disaster recovery, Cloud governance, a partner',
    'digital-Transformation: SEO, Ads management, Social media marketing, Content marketing, Digital strategy, Embrace transformation',
    'it-consulting: Technology assessments, Strategic planning, Risk management, System integration, Governance, a partner',
    'ideational-designing: Concept development, User research, Wireframing and prototyping, Visual design, UX design, Collaboration and feedback, a partner',
  ].map((line) => line.split(': ') as [slug: string, titles: string]);

  test.each(CARDS)('/services/%s has the cards %s', async (slug, titles) => {
    const main = showMain(await loadPage('/services/[slug]', { slug }));
    const cards = [...main.querySelectorAll('li')].filter((item) =>
      item.querySelector(':scope h3'),
    );
    expect(cards.map((card) => getWords(card.querySelector('h3')))).toEqual(
      titles
        .split(', ')
        .map((title) => (title === 'a partner' ? expect.stringMatching(/partner/i) : title)),
    );
  });

  const DESIGN = [
    'User Interaction Design',
    'Production Design',
    'Branding Design',
    'Product Design',
  ];

  test('Services details pitches custom work, counts 175+ clients and offers four kinds of design', async () => {
    const main = showMain(await loadPage('/services-details'));
    expect(getWords(main.querySelector('h1'))).toBe('Custom Web Solutions Just for You');
    expect(getWords(main)).toContain('175+ clients');
    expect(getHeadings(getSection(main, 'Services we Offer'), 3)).toEqual(DESIGN);
    expect(main.querySelectorAll('a[href^="https://"]')).toHaveLength(3);
  });

  test('Projects has the six case studies, one of them with 99% processing accuracy', async () => {
    const main = showMain(await loadPage('/projects'));
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
    }
    expect(getWords(main)).toContain('99% processing accuracy');
  });

  test('Project details has five questions, four services and the social links', async () => {
    const main = showMain(await loadPage('/project-details'));
    expect(getHeadings(getSection(main, /questions/i), 3)).toHaveLength(5);
    expect(getHeadings(getSection(main, 'Services we Offer'), 3)).toEqual(DESIGN);
    expect(main.querySelectorAll('a[href^="https://"]')).toHaveLength(3);
  });
});
