import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { showMain } from '@/__tests__/support/main';
import { loadPage } from '@/__tests__/support/page';
import { generateStaticParams } from '@/app/services/[slug]/page';
import { allServices } from '@/content/collections/services';

describe(ADVICE, () => {
  test('one route has the seven pages and their second addresses, with titles and descriptions of their own', () => {
    const slugs = [
      'mobile-development',
      'software-development',
      'digital-Transformation',
      'ideational-designing',
      'it-consulting',
      'devops',
      'cloud-managed-service',
      'digital-transformation',
      'ideation-designing',
    ];
    expect(generateStaticParams()).toEqual(slugs.map((slug) => ({ slug })));
    const metas = allServices().map(({ service }) => service.meta);
    expect(new Set(metas.map(({ title }) => title)).size).toBe(7);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(7);
  });

  test('the seven service cards come in with the delays of the specification', async () => {
    const main = showMain(await loadPage('/'));
    const grid = main.querySelector('[data-delays="0.2 0.4 0.4 0.4 0.4 0.4 0.6"]');
    expect(grid?.children).toHaveLength(7);
  });
});
