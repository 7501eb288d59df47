import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { projects } from '@/content/collections/projects';
import { allServices } from '@/content/collections/services';
import { findWords } from '@/content/pages/pages';

describe(ADVICE, () => {
  test('an industry leads to the project of its trade, or to a service of its own', () => {
    const { items = [] } = findWords('industries') ?? {};
    const kinds = items.flatMap(({ title, url }) => {
      const project = projects().find(({ slug }) => url === `/projects#${slug}`);
      return project ? [[title, project.kind]] : [];
    });
    expect(Object.fromEntries(kinds)).toEqual({
      Finance: expect.stringMatching(/accounting/i),
      Restaurant: expect.stringMatching(/restaurant/i),
      eCommerce: expect.stringMatching(/e-commerce/i),
      Travel: expect.stringMatching(/travel/i),
      Retail: expect.stringMatching(/store/i),
    });
    const services: string[] = allServices().map(({ path }) => path);
    expect(items.filter(({ url = '' }) => services.includes(url))).toHaveLength(5);
    expect(new Set(items.map(({ url }) => url)).size).toBe(10);
  });
});
