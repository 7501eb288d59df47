import { describe, expect, test } from '@jest/globals';
import { testimonial } from '@/content/collections/testimonial-schema';
import {
  findClientWords,
  testimonialFiles,
  testimonials,
} from '@/content/collections/testimonials';

const fields = { name: 'Bo Li', role: 'Cook, The Galley', description: 'She floats.' };

describe('a client’s words', () => {
  test('of the home page stand in no case study', () => {
    const home = testimonials().map(({ description }) => description);
    const studies = testimonialFiles
      .entries()
      .flatMap(({ slug }) => findClientWords(slug)?.description ?? []);
    expect(studies.filter((words) => home.includes(words))).toEqual([]);
  });

  test('for the case study differ from those of the home page', () => {
    expect(testimonial.safeParse({ ...fields, home: 1, caseStudy: 'She sails.' }).success).toBe(
      true,
    );
    const { error } = testimonial.safeParse({ ...fields, home: 1, caseStudy: 'She floats.' });
    expect(error?.issues[0]?.path).toEqual(['caseStudy']);
  });
});
