import '@/__tests__/support/published';

import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { generateMetadata, generateStaticParams } from '@/app/services/[slug]/page';
import { allServices, serviceAt } from '@/content/services/services';

describe(ADVICE, () => {
  const at = (slug: string) => ({ params: Promise.resolve({ slug }) });

  test('one route has the seven pages and their second addresses', () => {
    expect(generateStaticParams()).toEqual(
      [
        'mobile-development',
        'software-development',
        'digital-Transformation',
        'ideational-designing',
        'it-consulting',
        'devops',
        'cloud-managed-service',
        'digital-transformation',
        'ideation-designing',
      ].map((slug) => ({ slug })),
    );
  });

  test.each([
    ['digital-transformation', 'digital-Transformation'],
    ['ideation-designing', 'ideational-designing'],
  ])('%s shows %s, and names it as canonical', async (alias, slug) => {
    expect(serviceAt(alias)).toEqual(serviceAt(slug));
    const canonical = { alternates: { canonical: `https://rivermark.example/services/${slug}` } };
    await expect(generateMetadata(at(alias))).resolves.toMatchObject(canonical);
    await expect(generateMetadata(at(slug))).resolves.toMatchObject(canonical);
  });

  test('every service has a title and a description of its own', () => {
    const metas = allServices().map(({ service }) => service.meta);
    expect(new Set(metas.map(({ title }) => title)).size).toBe(7);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(7);
  });
});
