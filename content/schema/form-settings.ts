import { z } from 'zod';

const seconds = z.number().positive().max(3600).nullable();

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
    failureNotice: z
      .boolean()
      .describe(
        'On: after each failure an alert beside the button has the phone, the mail address and a button to try again. Off: only where nothing sends the message again. Otherwise the form keeps its fields and says nothing',
      ),
    outbox: z
      .boolean()
      .describe(
        'On: a message that could not be delivered waits on the visitor’s device for up to 7 days and is sent again. Off: nothing is kept, and a failure is only logged',
      ),
    phone: z
      .enum(['tenDigits', 'international'])
      .describe(
        'The rule of a telephone number. tenDigits: exactly ten digits. international: a number of any country with "+" and its code, or one of an office’s country without',
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
  // A reCAPTCHA token is valid once and for two minutes, so a form that waits could not be delivered.
  .transform(({ outbox, ...rest }) => ({
    ...rest,
    outbox: outbox && rest.recaptchaSiteKey === null,
  }));
