import { z } from 'zod';

const seconds = z.number().positive().max(3600).nullable();

const address = z
  .string()
  .regex(
    /^(https:\/\/[\w.-]+(:\d+)?(\/\S*)?|\/([^\s/]\S*)?)$/,
    'expected the address that the service gives for your form, such as "https://formspree.io/f/abcdwxyz", or a path of this site, such as "/api/form". For EmailJS, leave it empty',
  )
  .nullable()
  .prefault(null)
  .describe(
    'Where forms are posted to: any service that takes form data and says of each whether it took it. The try-form command shows its answer. Empty: EmailJS, with the keys of .env.example',
  );

/** What an answer without a flag of success looks like. */
export const accepts = z
  .enum(['redirect', 'page', 'empty', 'text'])
  .describe(
    'What that service answers when it has taken a message, if that has no flag of success. redirect: it leads to a page of thanks. page: HTML. empty: nothing. text: any other text. With page and empty, the answer of a network’s filter counts as a success, too. Empty: only a flag of success counts',
  );

const format = z
  .enum(['form', 'json'])
  .prefault('form')
  .describe(
    'How a script posts the fields to that service. Without a script, browsers post form data',
  );

/** The names of the forms' own fields. */
const OWN_FIELDS =
  /^(name|email|contact_no|subject|message|job_role|cover_letter|skills?|second_note|message_id|g-recaptcha-response)$/;

const fields = z
  .record(
    z
      .string()
      .regex(/^\S+$/, 'expected a name without blanks')
      .refine(
        (name) => !OWN_FIELDS.test(name),
        'expected another name, because the forms have a field of this one',
      ),
    z.string('expected a text, in quotes').min(1, 'expected some text'),
  )
  .prefault({})
  .describe(
    'Hidden fields that the service wants with each message, such as "access_key" for Web3Forms. Visitors can read them in the page',
  );

/** What only EmailJS has, and how to do without it. */
const onlyEmailJs = {
  rateLimit: 'write null',
  blockHeadless: 'write false',
  recaptchaSiteKey: 'remove NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
} as const;

const recaptchaSiteKey = z
  .string()
  .regex(/^[\w-]*$/, {
    error: ({ input }) =>
      `NEXT_PUBLIC_RECAPTCHA_SITE_KEY is "${input}": expected the site key of a reCAPTCHA v2 checkbox. Correct it, or remove it for forms without one`,
  })
  .transform((key) => (key === '' ? null : key));

/** How the two forms behave: the switches of `content/site.yaml`. */
export const formSettings = z
  .strictObject({
    address,
    format,
    accepts: accepts.nullable().prefault(null),
    fields,
    failureNotice: z
      .boolean()
      .describe(
        'On: after each failure an alert beside the button has the phone, the mail address and a button to try again. Off: only where nothing sends the message again, and in a build without keys. Otherwise, and without the outbox, the form keeps its fields and says nothing',
      ),
    outbox: z
      .boolean()
      .describe(
        'On: a message that could not be delivered waits on the visitor’s device for up to 7 days and is sent again. Off: nothing is kept, and a failure is only logged',
      ),
    phone: z
      .enum(['tenDigits', 'international'])
      .describe(
        'The rule of a telephone number. tenDigits: exactly ten digits. international: a number of any country with "+" and its code, or one of an office’s country without, perhaps with an extension',
      ),
    timeTrap: seconds.describe(
      'The least number of seconds from opening the page to sending. Empty: no limit',
    ),
    rateLimit: seconds.describe(
      'The least number of seconds between two mails of a visitor. Empty: no limit',
    ),
    blockHeadless: z
      .boolean()
      .describe('On: browsers that a program controls, such as those of tests, cannot send'),
    recaptchaSiteKey: recaptchaSiteKey
      .prefault(() => process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY ?? '')
      .describe('Empty for forms without reCAPTCHA: nothing is loaded from Google'),
  })
  .superRefine(({ address, accepts, fields: hidden, ...switches }, context) => {
    if (address === null) {
      if (Object.keys(hidden).length > 0)
        context.addIssue({
          code: 'custom',
          path: ['fields'],
          message:
            'expected none, because EmailJS wants none: remove it, or write the `address` of another service',
        });
      if (accepts !== null)
        context.addIssue({
          code: 'custom',
          path: ['accepts'],
          message:
            'expected none, because EmailJS answers "OK": write null, or the `address` of another service',
        });
      return;
    }
    for (const [name, remedy] of Object.entries(onlyEmailJs)) {
      if (!Reflect.get(switches, name)) continue;
      const message = `expected none, because only EmailJS has this and \`address\` names another service: ${remedy}, or remove the address`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  // A stand-in on this site takes the place of the service, so that no test sends a real mail.
  .transform(({ address, ...rest }) => ({
    ...rest,
    address: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN === 'self' ? null : address,
  }))
  // A reCAPTCHA token is valid once and for two minutes, so a form that waits could not be delivered.
  .transform(({ outbox, ...rest }) => ({
    ...rest,
    outbox: outbox && rest.recaptchaSiteKey === null,
  }));
