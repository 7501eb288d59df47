import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, jest, test } from '@jest/globals';
import { writeFile } from 'next-islands/files';
import { standInProject } from '@/__tests__/support/project';
import { startPreview } from '@/scripts/serve/preview/server';
import { keepFormer } from '@/scripts/site/former/keep-former';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 1);

const folder = standInProject({}, { each: true });

/** Builds a version that has these scripts, while another is online. Returns the scripts of the result. */
async function build(version: string, scripts: readonly string[], online: string, now: number) {
  const out = join(folder.root, version);
  for (const file of ['index.html', ...scripts.map((name) => `_islands/${name}`)])
    writeFile(join(out, file), file);
  const preview = await startPreview({ port: 0, root: join(folder.root, online) });
  try {
    await keepFormer(out, new URL(`${preview.url}/`), now).catch(() => undefined);
  } finally {
    await preview.close();
  }
  return readdirSync(join(out, '_islands'));
}

test('a site has the files that it replaces for a day', async () => {
  // Nothing is online before the first version.
  expect(await build('1', ['a.js', 'b.js'], '1', NOW)).toEqual(['a.js', 'b.js']);
  const later = NOW + 100 * HOUR;
  expect(await build('2', ['b.js', 'c.js'], '1', later)).toEqual(['a.js', 'b.js', 'c.js']);
  expect(readFileSync(join(folder.root, '2/_islands/a.js'), 'utf8')).toBe('_islands/a.js');
  expect(await build('3', ['d.js'], '2', later + HOUR)).toEqual(['a.js', 'b.js', 'c.js', 'd.js']);
  expect(await build('4', ['d.js'], '3', later + 24.5 * HOUR)).toEqual(['b.js', 'c.js', 'd.js']);
  expect(await build('5', ['d.js'], '4', later + 26 * HOUR)).toEqual(['d.js']);
});

test.each(['../a.js', '_islands/../../a.js', 'index.html', '/_islands/a.js'])(
  'takes nothing from a list with "%s"',
  async (file) => {
    await build('1', ['a.js'], '1', NOW);
    const files = { '_islands/a.js': null, [file]: null };
    writeFile(join(folder.root, '1/_former.json'), JSON.stringify(files));
    expect(await build('2', ['b.js'], '1', NOW)).toEqual(['b.js']);
  },
);

test('the service worker of a former site ends, its stored pages go, and open tabs load anew', async () => {
  const listeners = new Map<string, (event: object) => void>();
  const navigate = jest.fn();
  const stored = new Set(['pages', 'pictures']);
  const self = {
    addEventListener: (kind: string, listen: () => void) => listeners.set(kind, listen),
    skipWaiting: jest.fn(),
    registration: { unregister: jest.fn() },
    clients: { matchAll: async () => [{ url: 'https://a.example/tea', navigate }] },
  };
  const caches = {
    keys: async () => [...stored],
    delete: async (name: string) => stored.delete(name),
  };
  runInNewContext(readFileSync('scripts/site/former/service-worker.js', 'utf8'), { self, caches });
  listeners.get('install')?.({});
  expect(self.skipWaiting).toHaveBeenCalled();
  let done: unknown;
  listeners.get('activate')?.({
    waitUntil: (end: Promise<void>) => {
      done = end;
    },
  });
  await done;
  expect(stored.size).toBe(0);
  expect(self.registration.unregister).toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith('https://a.example/tea');
});
