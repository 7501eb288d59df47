import { z } from 'zod';
import { href } from '../files/href';
import { knownOffice } from '../files/known-office';
import { accepts } from '../schema/form-settings';
import { text } from '../schema/text';

/**
 * The mail service: the address of any service that takes a posted form, or the ids of our account and of a
 * form's template at EmailJS. Public by design.
 */
const mail = z.strictObject({
  address: z.string().nullable().describe('The address of the service; null for EmailJS'),
  format: z.enum(['form', 'json']).describe('How that service gets the fields'),
  accepts: accepts.nullable(),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe('Hidden fields that the service wants'),
  origin: z
    .string()
    .regex(
      /^(self|https:\/\/[a-z0-9.-]+(:\d+)?)?$/,
      'expected NEXT_PUBLIC_EMAILJS_ORIGIN to be "self", or "https://" and a host without a path',
    )
    .describe('The origin of EmailJS; empty for its own, "self" for the site’s'),
  publicKey: z.string(),
  serviceId: z.string(),
  templateId: z.string(),
});

export type MailSettings = z.infer<typeof mail>;

const button = z.strictObject({ idle: text, pending: text });

const address = z.strictObject({ display: text, href });

/** Where a message goes: the words that cover the fields after a delivery. */
const destination = z.strictObject({
  words: text
    .refine((words) => words.split('{time}').length === 2, 'expected a text with one {time}')
    .describe('Where the message has gone, and the {time} there. {city} is the office’s'),
  office: z.strictObject({ city: text, timeZone: text }).optional(),
  again: text.describe('The link back to the fields'),
});

/** The same as `content/consultation-form.yaml` has it: the office by its number. */
export const destinationWords = destination.extend({
  office: knownOffice
    .transform((office) => office && { city: office.city, timeZone: office.timeZone })
    .optional()
    .describe('The office that reads the messages'),
});

const failure = z.strictObject({
  text: text.describe('The message that the form was not sent'),
  call: text.describe('The words before the phone number'),
  write: text.describe('Before the mail address'),
  phone: address.optional(),
  email: address,
  retry: text,
});

const delivery = z.strictObject({
  outbox: z.boolean(),
  timeTrap: z.number().nullable(),
  rateLimit: z.number().nullable(),
  blockHeadless: z.boolean(),
  recaptchaSiteKey: z.string().nullable(),
  phone: z.enum(['tenDigits', 'international']),
  countries: z.array(z.string()),
  mark: z.string(),
});

/**
 * The switches of `content/site.yaml` that change how a form is sent, the countries of the offices, and
 * the mark of a mail whose honeypot was filled.
 */
export type Delivery = z.infer<typeof delivery>;

const sendingWords = {
  tooLarge: text.describe(
    'The error beside the longest field of a form that is too large for the mail service; {count} stands for the number of characters to remove',
  ),
  trap: text.describe('The words of a field that only robots see and fill in'),
  robot: text.describe('The error beside the box of reCAPTCHA while it is not ticked'),
  notSent: text.describe('What a screen reader says after a failure that nothing shows'),
};

/** The words of both forms about sending. */
export const mailWords = z.strictObject({
  fallback: text.describe(
    'What stands before the mail address beside the button of a form without keys: that it sends nothing',
  ),
  failure: failure.omit({ phone: true, email: true }),
  mark: text.describe('The first word of the subject of a mail that a robot may have sent'),
  international: z
    .strictObject({
      hint: text.describe('The line under a telephone number'),
      message: text.describe('The error beside a wrong one'),
    })
    .describe(
      'The words that replace those of both forms where telephone numbers may be international',
    ),
  ...sendingWords,
});

/** The parts that both forms have. */
const sending = {
  mail,
  fallback: z
    .strictObject({
      before: text.describe('Before the mail address'),
      email: z.email(),
    })
    .nullable()
    .describe(
      'What stands beside the button of a form without keys: that it sends nothing, and the mail address. Null with keys',
    ),
  failure: failure.describe('The alert after a failure'),
  showsFailure: z
    .boolean()
    .describe(
      'Whether each failure is shown. If not, only one after which nothing is sent again, and that of a form without keys',
    ),
  delivery,
  ...sendingWords,
  language: text
    .nullable()
    .describe('The language that the mail names. Null on a site with one language'),
};

/** The consultation form's words, messages and keys. */
export const consultationForm = z.strictObject({
  label: text.describe('The name of the form for screen readers'),
  labels: z.strictObject({
    name: text,
    contact_no: text,
    email: text,
    subject: text,
    message: text,
  }),
  hints: z.strictObject({ contact_no: text }).describe('The rules of fields, under them'),
  placeholder: text.describe('What an empty field for the message shows'),
  messages: z.strictObject({
    nameRequired: text,
    emailRequired: text,
    emailInvalid: text,
    numberRequired: text,
    numberInvalid: text,
  }),
  button,
  note: text.describe('A line beside the button'),
  sent: text.describe(
    'The line that replaces the note after a success: that the message was sent, and when an answer comes. It must not be longer than the line',
  ),
  destination,
  privacy: z
    .strictObject({ before: text, label: text, href })
    .describe('The link to the privacy policy, under the button'),
  ...sending,
});

/** The mail address beside a form without keys. */
export type MailFallbackData = NonNullable<ConsultationFormData['fallback']>;

export type ConsultationFormData = z.infer<typeof consultationForm>;

/** The job inquiry's words, messages and keys. */
export const inquiryForm = z.strictObject({
  title: text,
  close: text,
  note: text.optional().describe('A line above the fields. May be missing'),
  labels: z.strictObject({
    name: text,
    email: text,
    job_role: text,
    contact_no: text,
    cover_letter: text,
    skills: text,
    skill: text.describe('The field in which one skill is typed'),
  }),
  hints: z.strictObject({ contact_no: text, cover_letter: text, skill: text }),
  addSkill: text,
  removeSkill: text.describe('The words before the name of the skill'),
  skillAdded: text.describe('What a screen reader says after that; {skill} is its name'),
  skillRemoved: text.describe('The same after one is removed'),
  messages: z.strictObject({
    nameRequired: text,
    emailRequired: text,
    emailInvalid: text,
    roleRequired: text,
    letterRequired: text,
    letterShort: text,
    numberRequired: text,
    numberInvalid: text,
    skillsRequired: text,
  }),
  button: button.extend({ done: text }),
  sent: text.describe('What stands on the page once the form has closed'),
  reach: text.describe('A line beside the button'),
  ...sending,
});

export type InquiryFormData = z.infer<typeof inquiryForm>;
