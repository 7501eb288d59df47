import { expect, test } from '@jest/globals';
import { testimonial } from '@/content/collections/testimonial-schema';

test('the words of a client for the case study differ from those of the home page', () => {
  const fields = { name: 'Bo Li', role: 'Cook, The Galley', description: 'She floats.', home: 1 };
  expect(testimonial.safeParse({ ...fields, caseStudy: 'She sails.' }).success).toBe(true);
  const { error } = testimonial.safeParse({ ...fields, caseStudy: 'She floats.' });
  expect(error?.issues[0]?.path).toEqual(['caseStudy']);
});
