import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { articleBySlug } from '@/content/articles/articles';
import { jobBySlug, jobs } from '@/content/jobs/jobs';
import { projects } from '@/content/projects/projects';
import { people } from '@/content/team/team';
import { testimonials } from '@/content/testimonials/testimonials';

describe(ADVICE, () => {
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

  test('article 1 is about web development trends, and there are six people, six case studies and three testimonials', () => {
    expect(articleBySlug('1')?.title).toMatch(/web development trends/i);
    expect(people()).toHaveLength(6);
    expect(projects()).toHaveLength(6);
    expect(testimonials().items).toHaveLength(3);
  });
});
