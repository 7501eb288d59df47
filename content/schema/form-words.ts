import { mail } from '../mail';
import { site } from '../site';
import { consultationForm, inquiryForm } from './forms';

/** "self" is the site's own origin, whatever it is; the service does not stand below a base path. */
function toOrigin(setting: string): string {
  if (setting === '') return 'https://api.emailjs.com';
  return setting === 'self' ? '' : setting;
}

/** How a form is sent: the keys for its template, and the mail address while one of them is absent. */
function getSending(templateId = '') {
  const {
    NEXT_PUBLIC_EMAILJS_ORIGIN: setting = '',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: publicKey = '',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: serviceId = '',
  } = process.env;
  const { failureNotice, ...delivery } = site.forms;
  const { phone, email } = site.footer;
  const { fallback, failure, tooLarge, trap } = mail;
  const complete = publicKey !== '' && serviceId !== '' && templateId !== '';
  return {
    mail: { origin: toOrigin(setting), publicKey, serviceId, templateId },
    fallback: complete ? null : { before: fallback, email: email.display },
    failure: failureNotice ? { ...failure, phone, email } : null,
    delivery,
    tooLarge,
    trap,
  };
}

const own = {
  mail: true,
  fallback: true,
  failure: true,
  delivery: true,
  tooLarge: true,
  trap: true,
} as const satisfies Record<keyof ReturnType<typeof getSending>, true>;

/** The consultation form's words; how it is sent is added. */
export const consultationWords = consultationForm
  .omit(own)
  .transform((words) => ({
    ...words,
    ...getSending(process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID),
  }))
  .pipe(consultationForm);

/** The job inquiry's words; how it is sent is added. */
export const inquiryWords = inquiryForm
  .omit(own)
  .transform((words) => ({
    ...words,
    ...getSending(process.env.NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID),
  }))
  .pipe(inquiryForm);
