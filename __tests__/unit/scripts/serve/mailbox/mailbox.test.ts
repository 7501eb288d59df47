/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openMailbox } from '@/scripts/serve/mailbox/mailbox';
import { createMailboxHandler } from '@/scripts/serve/mailbox/routes';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';

/** The browser tests of the forms hold the rest of the stand-in. */
const SITE = 'http://localhost:4173';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('keeps mails over a restart, with their fields in their order', async () => {
  let time = Date.parse('2026-07-01T10:00:00Z');
  const sent: [string, string][] = [
    ['message', 'One\r\nTwo\r\n\r\nनमस्ते <b>&amp;</b>'],
    ['name', 'Asha'],
    ['service_id', standIns.NEXT_PUBLIC_EMAILJS_SERVICE_ID],
    ['template_id', standIns.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID],
    ['user_id', standIns.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY],
  ];
  for (let visit = 0; visit < 2; visit += 1) {
    const body = new FormData();
    for (const [name, value] of sent) body.append(name, value);
    const address = `${SITE}/api/v1.0/email/send-form`;
    const request = new Request(address, { method: 'POST', headers: { origin: SITE }, body });
    await openMailbox({ folder, now: () => time }).receive(request);
    time += 2000;
  }
  expect(openMailbox({ folder, now: () => time }).mails()).toEqual([
    { number: 1, at: '2026-07-01T10:00:00.000Z', form: 'Consultation', fields: sent },
    { number: 2, at: '2026-07-01T10:00:02.000Z', form: 'Consultation', fields: sent },
  ]);
});

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
