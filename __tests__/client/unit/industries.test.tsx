import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { showPage } from '@/__tests__/support/page';
import ProjectsPage from '@/app/projects/page';
import { allServices } from '@/content/services/services';
import { industries } from '@/content/words/shared';

describe(ADVICE, () => {
  /** The trade of each industry that one of the six projects was made for. */
  const PROJECTS = {
    Finance: /accounting/i,
    Restaurant: /restaurant/i,
    eCommerce: /e-commerce/i,
    Travel: /travel/i,
    Retail: /store/i,
  };

  test.each(Object.entries(PROJECTS))('%s leads to the project of its trade', (trade, kind) => {
    showPage(<ProjectsPage />);
    const { url = '' } = industries().items.find(({ title }) => title === trade) ?? {};
    expect(url).toMatch(/^\/projects#./);
    expect(document.getElementById(url.replace('/projects#', ''))?.textContent).toMatch(kind);
  });

  test('every other industry leads to a service of its own', () => {
    const others = industries().items.filter(({ title }) => !(title in PROJECTS));
    const services: string[] = allServices().map(({ path }) => path);
    expect(others).toHaveLength(5);
    for (const { url } of others) expect(services).toContain(url);
    expect(new Set(industries().items.map(({ url }) => url)).size).toBe(10);
  });
});
