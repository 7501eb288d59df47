import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { articleBySlug } from '@/content/articles/articles';
import { jobBySlug, jobs } from '@/content/jobs/jobs';
import pictures from '@/content/pictures/shares.json';
import { projects } from '@/content/projects/projects';
import { allShares } from '@/content/published/shares';
import { people } from '@/content/team/team';
import { testimonials } from '@/content/testimonials/testimonials';

describe(ADVICE, () => {
  test('article 1 is about web development trends', () => {
    expect(articleBySlug('1')?.title).toMatch(/web development trends/i);
  });

  test('one job is open: Full Stack Developer, full-time, onsite, 0-2 years, Noida', () => {
    expect(jobs()).toHaveLength(1);
    expect(jobBySlug('1')).toMatchObject({
      jobTitle: 'Full Stack Developer',
      jobType: 'Full-time',
      location: 'Onsite',
      experienceLevel: '0-2 years',
      city: 'Noida',
    });
  });

  test('there are six people, six case studies and three testimonials', () => {
    expect(people()).toHaveLength(6);
    expect(projects()).toHaveLength(6);
    expect(testimonials().items).toHaveLength(3);
  });

  test('the share picture of every page is committed, as "npm run build" draws it', async () => {
    expect(Object.keys(pictures).sort()).toEqual([...(await allShares()).keys()].sort());
  });
});
