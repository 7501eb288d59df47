/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createMailboxHandler } from '@/scripts/serve/mailbox/routes';

/** The browser tests of the forms hold the rest of the stand-in. */
const SITE = 'http://localhost:4173';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['a page of another site', 'http://evil.example', SITE],
  ['a name that is not this machine’s', undefined, 'http://evil.example:4173'],
])('refuses requests from %s', async (_, origin, site) => {
  const handler = createMailboxHandler(folder);
  for (const [method, path] of [
    ['POST', '/__mailbox/delete'],
    ['POST', '/__mailbox/faults'],
    ['GET', '/__mailbox.json'],
  ] as const) {
    const headers: Record<string, string> = origin ? { origin } : {};
    const { result } = await handler(new Request(site + path, { method, headers }));
    expect(result).toMatchObject({ status: 403 });
  }
});
