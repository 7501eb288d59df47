import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Analytics } from '@/content/schema/analytics';

afterEach(() => {
  jest.dontMock('@/content/site');
});

/** All that the legal pages of a build with this tracker say. */
async function wordsOf(tracker: Analytics['tracker']) {
  jest.resetModules();
  const { site } = jest.requireActual<typeof import('@/content/site')>('@/content/site');
  const analytics = { ...site.analytics, tracker };
  jest.doMock('@/content/site', () => ({ site: { ...site, analytics } }));
  const { privacy } = await import('@/content/pages/privacy');
  const { terms } = await import('@/content/pages/terms');
  return { privacy: JSON.stringify(privacy), terms: JSON.stringify(terms) };
}

describe('without a tracker', () => {
  test('the policy says that nothing is counted, and promises no consent', async () => {
    const { privacy, terms } = await wordsOf('absent');
    expect(privacy).toContain('Nothing on this site counts page views');
    expect(privacy).not.toMatch(/_fbp|your consent|one tracker|Privacy choices/);
    expect(terms).not.toContain('Meta');
  });
});

describe('with one that starts by itself', () => {
  test('the policy says so, names its cookies, and promises no consent', async () => {
    const { privacy, terms } = await wordsOf('start');
    expect(privacy).toContain('pixel, which starts with every page');
    expect(privacy).toContain('_fbp');
    expect(privacy).not.toMatch(/your consent|Privacy choices|Global Privacy Control|you accept/);
    expect(terms).toContain('Meta’s pixel counts page views');
  });
});

describe('with one that asks first', () => {
  test('the policy says so, and how to change one’s mind', async () => {
    const { privacy, terms } = await wordsOf('ask');
    expect(privacy).toContain('no part of the pixel is loaded');
    expect(privacy).toContain('Privacy choices');
    expect(privacy).toContain('Global Privacy Control');
    expect(privacy).not.toMatch(/starts with every page|anyone to them: our legitimate interest/);
    expect(terms).toContain('if you allow it');
  });
});
