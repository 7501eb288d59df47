/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { findFreePort } from '@/scripts/edit/free-port';

test('passes over a port that another program has', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const address = other.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  expect(await findFreePort(taken)).toBeGreaterThan(taken);
  other.close();
  await once(other, 'close');
  expect(await findFreePort(taken)).toBe(taken);
});
