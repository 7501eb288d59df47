import { agency } from '../files/agency';
import { consultationForm, inquiryForm } from './forms-schema';
import { mail } from './mail';
import { site } from './site';

/** "self" is the site's own origin. The mail service is never below a base path. */
function toOrigin(setting: string): string {
  if (setting === '') return 'https://api.emailjs.com';
  return setting === 'self' ? '' : setting;
}

/** How a form is sent: its keys, or the mail address if a key is absent. */
function getSending(templateId = '') {
  const {
    NEXT_PUBLIC_EMAILJS_ORIGIN: setting = '',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: publicKey = '',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: serviceId = '',
  } = process.env;
  const { failureNotice, ...delivery } = site.forms;
  const { phone, email } = agency;
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

/** The consultation form's words. Adds how the form is sent. */
export const consultationWords = consultationForm
  .omit(own)
  .transform((words) => ({
    ...words,
    ...getSending(process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID),
  }))
  .pipe(consultationForm);

/** The job inquiry's words. Adds how the form is sent. */
export const inquiryWords = inquiryForm
  .omit(own)
  .transform((words) => ({
    ...words,
    ...getSending(process.env.NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID),
  }))
  .pipe(inquiryForm);
