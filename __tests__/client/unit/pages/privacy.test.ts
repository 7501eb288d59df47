import { describe, expect, jest, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import type { Analytics } from '@/content/site/analytics-schema';

describe(ADVICE, () => {
  /** The text of the legal pages in a build with this tracker. */
  async function readLegalTexts(tracker: Analytics['tracker']) {
    jest.resetModules();
    const { site } =
      jest.requireActual<typeof import('@/content/site/site')>('@/content/site/site');
    const analytics = { ...site().analytics, tracker };
    jest.doMock('@/content/site/site', () => ({ switches: () => ({ ...site(), analytics }) }));
    const { findPage } = await import('@/content/pages/pages');
    return {
      privacy: JSON.stringify(findPage('privacy')),
      terms: JSON.stringify(findPage('terms')),
    };
  }

  test('without a tracker, the policy says that nothing is counted, and promises no consent', async () => {
    const { privacy, terms } = await readLegalTexts('absent');
    expect(privacy).toContain('Nothing on this site counts page views');
    expect(privacy).not.toMatch(/_fbp|your consent|one tracker|Privacy choices/);
    expect(terms).not.toContain('Meta');
  });

  test('with a tracker that starts by itself, the policy says so, names its cookies, and says how to refuse', async () => {
    const { privacy, terms } = await readLegalTexts('start');
    expect(privacy).toContain('pixel, which starts with every page');
    expect(privacy).toContain('_fbp');
    expect(privacy).toMatch(/press Privacy choices at its foot/);
    expect(privacy).toContain('Global Privacy Control has refused for you');
    expect(privacy).toContain('leaves your search words out');
    expect(privacy).not.toMatch(/your consent|you accept/);
    expect(terms).toContain('Meta’s pixel counts page views');
  });

  test('with a tracker that asks first, the policy says so, and how to change the answer', async () => {
    const { privacy, terms } = await readLegalTexts('ask');
    expect(privacy).toContain('no part of the pixel is loaded');
    expect(privacy).toContain('Privacy choices');
    expect(privacy).not.toMatch(/starts with every page|anyone to them: our legitimate interest/);
    expect(terms).toContain('if you allow it');
  });
});
