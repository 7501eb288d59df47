import { describe, expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { getHeadings, getSection, getWords, showMain } from '@/__tests__/support/main';
import { loadPage } from '@/__tests__/support/page';

describe(ADVICE, () => {
  /** Tests of these pages by sections 1 to 3 and 9 of the specification. */

  const TEAM =
    'Ananya Rao, Kabir Singh, James Whitlow, Priya Menon, Harpreet Gill, Oliver Hart'.split(', ');

  test('About Me presents the founder', async () => {
    const main = showMain(await loadPage('/about-me'));
    expect(getWords(main.querySelector('h1'))).toBe('Ananya Rao');
    expect(getWords(main)).toMatch(/from one person to over 30/i);
  });

  test('Team has six members and three links to networks', async () => {
    const main = showMain(await loadPage('/team'));
    expect(getWords(main.querySelector('h1'))).toBe('Our Team Members');
    expect(getWords(main)).toContain('over 30 IT professionals');
    const members = [...main.querySelectorAll('li')].filter((item) => item.querySelector('h3'));
    expect(members.map((member) => getWords(member.querySelector('h3')))).toEqual(TEAM);
    expect(main.querySelectorAll('a[href^="https://"]')).toHaveLength(3);
  });

  test('Team details has its counters, four questions, six clients, six projects and a testimonial', async () => {
    const main = showMain(await loadPage('/team-details'));
    expect(getWords(main.querySelector('h1'))).toBe('Team Details');
    expect(getWords(getSection(main, 'What We Do'))).toContain('18+ years of experience');
    expect(getWords(getSection(main, 'What We Do'))).toContain('5K+ completed projects');
    expect(main.querySelectorAll('details')).toHaveLength(4);
    expect(main.querySelectorAll('blockquote').length).toBeGreaterThanOrEqual(1);
    for (const title of [/run on what we ship/, 'Latest projects']) {
      const carousel = within(main).getByRole('region', { name: title });
      expect(within(carousel).getAllByRole('group', { name: /^\d of 6$/ })).toHaveLength(6);
    }
    expect(main.querySelectorAll('a[href^="https://www."]').length).toBeGreaterThanOrEqual(3);
  });

  test('Contact has its hours, its form and its address', async () => {
    const main = showMain(await loadPage('/contact'));
    expect(getWords(main)).toContain('Monday to Saturday, 8:00 AM to 9:00 PM Indian Standard Time');
    expect(getWords(main)).toContain('24/7 assistance');
    expect(within(main).getByRole('form', { name: 'Consultation' })).toBeInTheDocument();
    expect(main.querySelector('address')).toHaveTextContent('Noida');
  });

  test('Careers leads to the openings and has the four interview rounds', async () => {
    const main = showMain(await loadPage('/careers'));
    const anchor = within(main)
      .getByRole('link', { name: 'View Open Positions' })
      .getAttribute('href');
    expect(anchor).toMatch(/^#./);
    const openings = main.querySelector(anchor ?? 'none');
    expect(openings).toBeInTheDocument();
    expect([...main.querySelectorAll('a')].map(getWords)).toContain('View JD');
    const rounds = ['HR round', 'Technical assessment', 'Manager’s round', 'Final HR discussion'];
    expect(getHeadings(main, 3).filter((title) => rounds.includes(title))).toEqual(rounds);
  });

  const showJob = async (jobId: string) =>
    showMain(await loadPage('/job-description/[jobId]', { jobId }));

  test('the job shows every fact, its four parts and Apply Now', async () => {
    const main = await showJob('1');
    for (const fact of ['Full Stack Developer', 'Noida', 'Full-time', 'Onsite', '0-2 years'])
      expect(getWords(main)).toContain(fact);
    const parts =
      'About the Company, Key Responsibilities, Required Skills, Preferred Qualifications';
    expect(getHeadings(main, 2)).toEqual(expect.arrayContaining(parts.split(', ')));
    expect(within(main).getAllByRole('button', { name: 'Apply Now' })).not.toEqual([]);
  });

  test('an unknown job says "Job not found"', async () => {
    expect(getWords((await showJob('nobody')).querySelector('h1'))).toBe('Job not found');
  });
});
