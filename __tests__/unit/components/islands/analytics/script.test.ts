/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { getDomains } from '@/components/islands/analytics/cookies';
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

const other: ScriptSettings = {
  src: 'https://count.example.com/a.js',
  attributes: settings.attributes,
  cookies: ['other'],
};

/** A tracker in a page that has loaded nothing yet, and the answers that its start file hears. */
async function open(loads = true) {
  jest.resetModules();
  const { createScriptTracker } = await import('@/components/islands/analytics/script');
  const heard: unknown[] = [];
  addEventListener('consent', (event) => {
    heard.push(event instanceof CustomEvent ? event.detail : null);
  });
  return { tracker: createScriptTracker([settings, other], loads), heard };
}

beforeEach(() => {
  document.head.replaceChildren();
});

test('loads each script with its attributes, after its start file, once a page', async () => {
  const { tracker, heard } = await open();
  tracker.count();
  // The back button restores the page.
  tracker.count();
  expect(getScripts()).toEqual([
    ['/start.js', undefined, false],
    [settings.src, 'rivermark.example', false],
    [other.src, 'rivermark.example', false],
  ]);
  expect(heard).toEqual([]);
});

test('a refusal deletes the cookies, and the start file hears each change of the answer once', async () => {
  const { tracker, heard } = await open();
  // biome-ignore lint/suspicious/noDocumentCookie: as a tracker sets it
  for (const name of ['_st_id', 'other', 'ours']) document.cookie = `${name}=1; Path=/`;
  tracker.stop();
  expect(document.cookie).toBe('ours=1');
  expect(heard).toEqual([]);
  tracker.count();
  tracker.stop();
  tracker.stop();
  tracker.count();
  expect(heard).toEqual(['refused', 'accepted']);
  expect(getScripts()).toHaveLength(3);
});

test('cookies may stand on the host and on the domains above it', () => {
  expect(getDomains('www.boats.example')).toEqual([
    'www.boats.example',
    'boats.example',
    'example',
  ]);
});

test('loads nothing on a page whose address visitors type', async () => {
  const { tracker } = await open(false);
  tracker.count();
  expect(getScripts()).toEqual([]);
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
