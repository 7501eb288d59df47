import { beforeEach, expect, test } from '@jest/globals';
import { letter } from '@/__tests__/support/letters';
import { mailService } from '@/__tests__/support/mail';
import { send } from '@/components/islands/delivery/send';

let service: ReturnType<typeof mailService>;
beforeEach(() => {
  localStorage.clear();
  service = mailService();
});

/** Sends a letter and says how it ended. */
async function ended(sent = letter()) {
  const end = send(sent).then(
    () => 'sent',
    (reason: unknown) => reason,
  );
  await new Promise((next) => setTimeout(next));
  service.accept();
  return end;
}

test('carries the letter’s fields, then the version and the ids, and nothing else', async () => {
  expect(await ended(letter({ message: 'a\nb\u0000"<script>' }))).toBe('sent');
  expect(service.sent).toEqual([
    {
      url: 'https://mail.example.com/api/v1.0/email/send-form',
      fields: {
        name: 'Asha',
        contact_no: '9876543210',
        email: 'asha@example.com',
        subject: 'A till',
        message: 'a\nb\u0000"<script>',
        lib_version: '4.4.1',
        service_id: 'service',
        template_id: 'consultation',
        user_id: 'key',
      },
    },
  ]);
  expect(document.querySelector('form')).toBeNull();
});

test('throws the library’s own text where a key is missing', async () => {
  const keyless = { ...letter(), mail: { ...letter().mail, publicKey: '' } };
  expect(await ended(keyless)).toMatch(/^The public key is required/);
});

test('throws the library’s status 0 where the network fails', async () => {
  const end = send(letter()).catch((reason: unknown) => reason);
  await new Promise((next) => setTimeout(next));
  service.breakDown();
  expect(await end).toEqual({
    status: 0,
    text: 'Network Error',
    cause: new TypeError('Failed to fetch'),
  });
});

test('throws what the service refuses with', async () => {
  const end = send(letter()).catch((reason: unknown) => reason);
  await new Promise((next) => setTimeout(next));
  service.refuse(400, 'The user_id parameter is required');
  expect(await end).toMatchObject({ status: 400, text: 'The user_id parameter is required' });
});

test('keeps a second mail back where there is a limit, and only there', async () => {
  expect(await ended()).toBe('sent');
  expect(await ended()).toBe('sent');
  const limited = { ...letter(), delivery: { ...letter().delivery, rateLimit: 60 } };
  expect(await ended(limited)).toBe('sent');
  expect(await ended(limited)).toMatchObject({ status: 429 });
  expect(service.sent).toHaveLength(3);
});
