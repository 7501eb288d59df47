import type { z } from 'zod';
import { agency } from '../files/agency';
import { agencyFacts } from '../files/agency-facts';
import type { BraceWords } from '../files/braces';
import { formatNumber, getLanguage } from '../files/language';
import { getOwnName } from '../schema/language';
import { readFor } from '../schema/parse';
import { consultationForm, destinationWords, inquiryForm, type MailSettings } from './forms-schema';
import { mail } from './mail';
import { hasKeys, readKeys } from './mail-keys';
import { switches } from './site';

/** The countries of the offices. Their numbers may stand without the code of the country. */
const getCountries = () => [...new Set(agency().offices.map(({ place }) => place.countryCode))];

/** How a form is sent: by its service, or the mail address if a key is absent. */
function getSending(templateId?: string) {
  const {
    failureNotice: showsFailure,
    address,
    format,
    accepts,
    fields,
    ...delivery
  } = switches().forms;
  const keys = readKeys(templateId);
  const mailSettings: MailSettings = { address, format, accepts, fields, ...keys };
  const { phone, email } = agency();
  const { fallback, failure, tooLarge, trap, robot, notSent, mark } = mail();
  const complete = address !== null || hasKeys(keys);
  return {
    mail: mailSettings,
    fallback: complete ? null : { before: fallback, email: email.display },
    failure: { ...failure, ...(phone && { phone }), email },
    showsFailure,
    delivery: {
      ...delivery,
      mark,
      countries: switches().forms.phone === 'international' ? getCountries() : [],
    },
    tooLarge,
    trap,
    robot,
    notSent,
    language: agency().languages?.length ? getOwnName(getLanguage()) : null,
  };
}

/** Words with the hint and the message of the telephone's rule. */
function withPhoneRule<
  Words extends { hints: { contact_no: string }; messages: { numberInvalid: string } },
>(words: Words): Words {
  if (switches().forms.phone === 'tenDigits') return words;
  const { hint, message } = mail().international;
  return {
    ...words,
    hints: { ...words.hints, contact_no: hint },
    messages: { ...words.messages, numberInvalid: message },
  };
}

/** Adds to a form's words how it is sent. */
const complete =
  (templateId?: string) =>
  <Words extends Parameters<typeof withPhoneRule>[0]>(
    words: Words,
    context: z.core.$RefinementCtx,
  ) =>
    readFor(context, () => ({ ...withPhoneRule(words), ...getSending(templateId) }));

const own = {
  mail: true,
  fallback: true,
  failure: true,
  showsFailure: true,
  delivery: true,
  tooLarge: true,
  trap: true,
  robot: true,
  notSent: true,
  language: true,
} as const satisfies Record<keyof ReturnType<typeof getSending>, true>;

/** The consultation form's words. Adds how the form is sent. */
export const consultationWords = consultationForm
  .omit(own)
  .extend({ destination: destinationWords })
  .transform(complete(process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID))
  .pipe(consultationForm);

/** What names in braces stand for in the job inquiry. A skill is a part of the field of the skills. */
export const inquiryNames = (): BraceWords => {
  const { skill, ...fields } = inquiryForm.shape.labels.shape;
  return new Map([...agencyFacts(), ['fields', formatNumber(Object.keys(fields).length)]]);
};

/** The job inquiry's words. Adds how the form is sent. */
export const inquiryWords = inquiryForm
  .omit(own)
  .transform(complete(process.env.NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID))
  .pipe(inquiryForm);
