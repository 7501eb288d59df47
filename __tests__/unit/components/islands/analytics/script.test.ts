import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ScriptSettings } from '@/content/site/analytics-schema';

const settings: ScriptSettings = {
  src: 'https://stats.example.com/stats.js',
  attributes: { 'data-domain': 'rivermark.example' },
  start: '/start.js',
  cookies: ['_st_*'],
};

const getScripts = () =>
  [...document.scripts].map((script) => [
    script.getAttribute('src'),
    script.dataset.domain,
    script.async,
  ]);

/** A tracker in a page that has loaded nothing yet, and the answers that its start file hears. */
async function open(loads = true, all = [settings]) {
  jest.resetModules();
  const { createScriptTracker } = await import('@/components/islands/analytics/script');
  const heard: unknown[] = [];
  addEventListener('consent', (event) => {
    heard.push(event instanceof CustomEvent ? event.detail : null);
  });
  return { tracker: createScriptTracker(all, loads), heard };
}

beforeEach(() => {
  document.head.replaceChildren();
});

test('loads the start file, then the script with its attributes, once a page', async () => {
  const { tracker, heard } = await open();
  tracker.count();
  // The back button restores the page.
  tracker.count();
  expect(getScripts()).toEqual([
    ['/start.js', undefined, false],
    [settings.src, 'rivermark.example', false],
  ]);
  expect(heard).toEqual([]);
});

test('a refusal deletes the cookies, and the start file hears each change of the answer once', async () => {
  const { tracker, heard } = await open();
  // biome-ignore lint/suspicious/noDocumentCookie: as a tracker sets it
  document.cookie = '_st_id=1; Path=/';
  tracker.stop();
  expect(document.cookie).toBe('');
  expect(heard).toEqual([]);
  tracker.count();
  tracker.stop();
  tracker.stop();
  tracker.count();
  expect(heard).toEqual(['refused', 'accepted']);
  expect(getScripts()).toHaveLength(2);
});

test('loads nothing on a page whose address visitors type', async () => {
  const { tracker } = await open(false);
  tracker.count();
  expect(getScripts()).toEqual([]);
});

test('loads several scripts in their order, each after its own start file', async () => {
  const { tracker, heard } = await open(true, [
    { ...settings, start: undefined },
    { ...settings, src: 'https://count.example.com/a.js', cookies: ['other'] },
  ]);
  tracker.count();
  expect(getScripts().map(([src]) => src)).toEqual([
    settings.src,
    '/start.js',
    'https://count.example.com/a.js',
  ]);
  // biome-ignore lint/suspicious/noDocumentCookie: as a tracker sets it
  for (const name of ['_st_id', 'other']) document.cookie = `${name}=1; Path=/`;
  tracker.stop();
  expect(document.cookie).toBe('');
  expect(heard).toEqual(['refused']);
});

test('the pixel and scripts count together, and by image the pixel alone', async () => {
  jest.resetModules();
  const { getTracker } = await import('@/components/islands/analytics/tracker');
  const report = jest.fn();
  window.pageView = { counted: false, refused: false, report };
  const all = { pixel: '1', scripts: JSON.stringify([settings]) };
  getTracker({ ...all, countsBy: 'image' })?.count();
  expect(report).toHaveBeenCalledTimes(1);
  expect(getScripts()).toEqual([]);
  const tracker = getTracker({ ...all, countsBy: 'script' });
  tracker?.count();
  expect(getScripts().map(([src]) => src)).toContain(settings.src);
  tracker?.stop();
  expect(window.pageView.refused).toBe(true);
  expect(getTracker({})).toBeNull();
});
