import { expect, test } from '@jest/globals';
import { setMailVariables } from '@/__tests__/support/mail-variables';
import { toService } from '@/components/islands/delivery/service';
import { site } from '@/content/site/site';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';

/** The forms as a build with these variables has them. */
async function formsWith(variables: Record<string, string>) {
  setMailVariables(variables);
  const { consultationForm, inquiryForm } = await import('@/content/site/shared');
  return [consultationForm(), inquiryForm()] as const;
}

test('a form with its ids has no mail address beside its button', async () => {
  const [consultation, inquiry] = await formsWith({
    ...standIns,
    NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID: '',
  });
  expect(consultation.fallback).toBeNull();
  expect(inquiry.fallback).not.toBeNull();
  expect(consultation.mail).toEqual({
    address: null,
    format: site().forms.format,
    accepts: null,
    fields: {},
    origin: 'self',
    publicKey: 'stand-in-key',
    serviceId: 'stand-in-service',
    templateId: 'stand-in-consultation',
  });
});

test.each([
  ['', 'https://api.emailjs.com'],
  ['self', ''],
  ['https://mail.example.com:8443', 'https://mail.example.com:8443'],
])('the origin %j begins the address with %j', async (setting, origin) => {
  const [form] = await formsWith({ NEXT_PUBLIC_EMAILJS_ORIGIN: setting });
  expect(toService({ ...form.mail, address: null }).address).toBe(
    `${origin}/api/v1.0/email/send-form`,
  );
});

test.each(['http://mail.example.com', 'https://mail.example.com/api', 'https://*.example.com'])(
  'the origin %j stops the build',
  async (setting) => {
    await expect(formsWith({ NEXT_PUBLIC_EMAILJS_ORIGIN: setting })).rejects.toThrow(
      'mail.origin: expected NEXT_PUBLIC_EMAILJS_ORIGIN to be "self"',
    );
  },
);
