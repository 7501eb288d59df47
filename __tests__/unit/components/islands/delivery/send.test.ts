import { beforeEach, expect, test } from '@jest/globals';
import { createMessage } from '@/__tests__/support/consultation';
import { mailService } from '@/__tests__/support/mail';
import { isFinal, send } from '@/components/islands/delivery/send';

let service: ReturnType<typeof mailService>;
beforeEach(() => {
  localStorage.clear();
  service = mailService();
});

/** Sends a message and returns how that ended. */
async function ended(sent = createMessage()) {
  const end = send(sent).then(
    () => 'sent',
    (reason: unknown) => reason,
  );
  await new Promise((next) => setTimeout(next));
  service.accept();
  return end;
}

test('sends the fields, then the version and the ids, and nothing else', async () => {
  expect(await ended(createMessage({ message: 'a\nb\u0000"<script>' }))).toBe('sent');
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

test.each([
  ['400', { status: 400, text: 'The user_id parameter is required' }, true],
  ['403', { status: 403, text: 'Forbidden' }, true],
  ['413', { status: 413, text: 'Variables size limit' }, true],
  ['451', { status: 451, text: 'Unavailable For Headless Browser' }, true],
  ['a missing key', 'The public key is required. Visit …', true],
  ['412', { status: 412, text: 'Invalid grant' }, false],
  ['429', { status: 429, text: 'Too Many Requests' }, false],
  ['500', { status: 500, text: 'Internal Server Error' }, false],
  ['0', { status: 0, text: 'Network Error' }, false],
  ['no network', new TypeError('Failed to fetch'), false],
  ['blocked storage', new DOMException('Denied', 'SecurityError'), false],
  ['nothing', undefined, false],
])('%s: whether a failure is final', (_, reason, expected) => {
  expect(isFinal(reason)).toBe(expected);
});
