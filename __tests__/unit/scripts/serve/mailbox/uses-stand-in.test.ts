/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';
import { usesStandIn } from '@/scripts/serve/mailbox/uses-stand-in';

test('knows by its key whether a site was built for the stand-in', () => {
  const out = mkdtempSync(join(tmpdir(), 'site-'));
  const page = join(out, 'contact.html');
  expect(usesStandIn(out)).toBe(false);
  writeFileSync(page, `<input name="user_id" value="a-real-key">`);
  expect(usesStandIn(out)).toBe(false);
  writeFileSync(page, `<input name="user_id" value="${standIns.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY}">`);
  expect(usesStandIn(out)).toBe(true);
  rmSync(out, { recursive: true });
});
