/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createMailboxMiddleware } from '@/scripts/serve/mailbox/http';

test('cuts the connection of a body that is far too large', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  const server = createServer(createMailboxMiddleware(folder)).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const post = (bytes: number) =>
    fetch(`http://localhost:${port}/__mailbox/faults`, { method: 'POST', body: 'x'.repeat(bytes) });
  expect((await post(100_000)).status).toBe(400);
  await expect(post(5_000_000)).rejects.toThrow();
  server.close();
  rmSync(folder, { recursive: true });
});
