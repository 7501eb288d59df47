/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, jest, test } from '@jest/globals';

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
