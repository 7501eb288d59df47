import { expect, test } from '@jest/globals';
import { findLostStart } from '@/scripts/site/check/tracker';

const toScripts = (...starts: (string | undefined)[]) => ({
  scripts: starts.map((start) => ({
    ...{ src: 'https://stats.example.com/a.js' as const, attributes: {}, cookies: [], start },
    ...{ connect: [], scripts: [], pictures: [], frames: [] },
  })),
});

test('a start file that is missing is named, with its place and what to do', () => {
  const [message, ...others] = findLostStart(toScripts('/licenses.txt', '/nowhere.js'));
  expect(message).toContain('content/site.yaml: analytics.script has the start file "/nowhere.js"');
  expect(message).toContain('there is no public/nowhere.js: put your file there');
  expect(others).toEqual([]);
});
