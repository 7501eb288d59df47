import { expect, test } from '@jest/globals';
import { setMailVariables } from '@/__tests__/support/mail-variables';
import { jobFiles } from '@/content/collections/jobs';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';

/** The forms, the address of their mails and the warning of a build with these variables. */
async function buildWith(variables: Record<string, string>) {
  setMailVariables(variables);
  const { consultationForm, inquiryForm } = await import('@/content/site/shared');
  const { toService } = await import('@/components/islands/delivery/service');
  const { missingKeys } = await import('@/scripts/site/mail');
  const [consultation, inquiry] = [consultationForm(), inquiryForm()];
  const { address } = toService({ ...consultation.mail, address: null });
  return { consultation, inquiry, address, warning: missingKeys() };
}

test.each([
  [{ ...standIns, NEXT_PUBLIC_EMAILJS_ORIGIN: '' }, false, false, 'https://api.emailjs.com', ''],
  [
    { ...standIns, NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://a.example:8443' },
    false,
    false,
    'https://a.example:8443',
    '',
  ],
  [
    { ...standIns, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '' },
    true,
    true,
    '',
    'the consultation form and the job inquiry',
  ],
  [
    { ...standIns, NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID: '' },
    false,
    true,
    '',
    'the job inquiry',
  ],
])(
  '%# a form without its keys has a mail address beside its button, and the build says so',
  async (...row) => {
    const [variables, one, other, origin, forms] = row;
    const { consultation, inquiry, address, warning } = await buildWith(variables);
    expect([consultation, inquiry].map(({ fallback }) => fallback !== null)).toEqual([one, other]);
    expect(address).toBe(`${origin}/api/v1.0/email/send-form`);
    // A site without jobs has no job inquiry.
    const named =
      jobFiles.sound().length > 0 ? forms : forms.replace(/( and )?the job inquiry/, '');
    expect(warning ?? '').toMatch(new RegExp(named && `^mail: no keys for ${named}, so`));
  },
);

test('the ids of a form are those of its variables', async () => {
  const { consultation } = await buildWith(standIns);
  expect(consultation.mail).toMatchObject({
    ...{ address: null, origin: 'self', publicKey: 'stand-in-key' },
    ...{ serviceId: 'stand-in-service', templateId: 'stand-in-consultation' },
  });
});

test.each(['http://mail.example.com', 'https://*.example.com'])(
  'the origin %j stops the build',
  async (origin) => {
    await expect(buildWith({ NEXT_PUBLIC_EMAILJS_ORIGIN: origin })).rejects.toThrow(
      'mail.origin: expected NEXT_PUBLIC_EMAILJS_ORIGIN to be "self"',
    );
  },
);
