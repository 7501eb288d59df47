import { expect, test } from '@jest/globals';
import { findLostStart } from '@/scripts/site/check/tracker';

const toScript = (start?: string) => ({
  script: {
    src: 'https://stats.example.com/a.js' as const,
    attributes: {},
    connect: [],
    cookies: [],
    start,
  },
});

test('a start file that is missing is named, with its place and what to do', () => {
  const [message] = findLostStart(toScript('/nowhere.js'));
  expect(message).toContain('content/site.yaml: analytics.script.start is "/nowhere.js"');
  expect(message).toContain('there is no public/nowhere.js: put your file there');
});

test('a start file in public is found, and a tracker needs none', () => {
  expect(findLostStart(toScript('/licenses.txt'))).toEqual([]);
  expect(findLostStart(toScript())).toEqual([]);
  expect(findLostStart({ script: null })).toEqual([]);
});
