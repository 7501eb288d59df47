import type { MailSettings } from '@/content/site/forms-schema';
import type { Answer, Kind } from './answer';
import { emailJs } from './email-js';
import type { Fields } from './fields';
import type { Sending } from './message';
import { postedForm } from './posted-form';

/** How the mail service takes a form. Nothing else knows which service it is. */
export type Service = {
  /** The address that a form is posted to. */
  address: string;
  /** The hidden fields that the service wants beside those of a form. If one is empty, nothing is sent. */
  ids: Readonly<Record<string, string>>;
  /** Returns the body of a request. */
  toBody: (fields: Fields) => FormData | Blob;
  /** Fetches what it needs to send, while the visitor is online. */
  prepare: () => void;
  /**
   * Sends the fields of a mail.
   *
   * @returns the answer of a status from 200 to 299, or a redirect
   * @throws a status and a text if the service refuses; a string if an id is missing
   */
  send: (fields: Fields, delivery: Sending) => Promise<Answer>;
  /** Says whether an answer means that the service took the message. */
  read: (answer: Answer) => Kind;
};

/** Returns the service of these settings: that of `forms.address`, or EmailJS. */
export const toService = ({
  address,
  format,
  accepts,
  fields,
  ...account
}: MailSettings): Service =>
  address === null ? emailJs(account) : postedForm(address, { format, accepts, fields });

/** Whether a service has all that it needs to send. */
export const isComplete = ({ ids }: Service): boolean =>
  Object.values(ids).every((id) => id !== '');

/** The settings that `Shell` writes into every page of a site with `forms.address`. */
function readPosted(): Pick<MailSettings, 'address' | 'format' | 'accepts' | 'fields'> {
  const { mail } = document.querySelector<HTMLElement>('[data-mail]')?.dataset ?? {};
  return mail === undefined ? { address: null, format: 'form', accepts: null } : JSON.parse(mail);
}

/** Whether fields are those of the job inquiry. */
export const isInquiry = (fields: Fields): boolean => fields.some(([name]) => name === 'job_role');

/**
 * Returns the service of this build for a form's fields. A message may wait on a device while the
 * agency changes its service or its keys, so the message itself has neither.
 */
export function getService(fields: Fields): Service {
  return toService({
    ...readPosted(),
    origin: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ?? '',
    publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    // A default around the choice is one that the bundler warns of, where both keys are set.
    templateId: isInquiry(fields)
      ? (process.env.NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID ?? '')
      : (process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? ''),
  });
}
