import type { Fields } from './fields';

/** The account at the mail service that sends a message, and the address to post it to. */
export type Account = {
  /** The origin of the service; empty for this site. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
};

/**
 * Returns the origin that `NEXT_PUBLIC_EMAILJS_ORIGIN` means: empty is EmailJS, "self" is this site.
 * The mail service is never below a base path.
 */
export function toOrigin(setting: string): string {
  if (setting === '') return 'https://api.emailjs.com';
  return setting === 'self' ? '' : setting;
}

/** Returns the address that forms are posted to. */
export const sendFormAddress = (origin: string) => `${toOrigin(origin)}/api/v1.0/email/send-form`;

/**
 * Returns the account of this build for a form's fields. A message may wait on a device while the
 * agency changes its keys, so the message itself has none.
 */
export function getAccount(fields: Fields): Account {
  const isInquiry = fields.some(([name]) => name === 'job_role');
  return {
    origin: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ?? '',
    publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    templateId:
      (isInquiry
        ? process.env.NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID
        : process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID) ?? '',
  };
}
