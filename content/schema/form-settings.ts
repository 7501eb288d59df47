import { z } from 'zod';

const seconds = z.number().positive().max(3600).nullable();

const recaptchaSiteKey = z
  .string()
  .regex(/^[\w-]*$/, {
    error: ({ input }) =>
      `NEXT_PUBLIC_RECAPTCHA_SITE_KEY is "${input}": expected the site key of a reCAPTCHA v2 checkbox. Correct it, or remove it for forms without one`,
  })
  .transform((key) => (key === '' ? null : key));

/** How the two forms behave: the switches of `content/site.ts`. */
export const formSettings = z
  .strictObject({
    failureNotice: z.boolean().describe('Whether a form says that it could not be sent'),
    outbox: z.boolean().describe('Whether messages that could not be sent wait on the device'),
    timeTrap: seconds.describe('The least time from opening a page to sending; null for none'),
    rateLimit: seconds.describe('The least time between two mails of a visitor; null for none'),
    blockHeadless: z.boolean().describe('Whether browsers without a screen are refused'),
    recaptchaSiteKey: recaptchaSiteKey
      .prefault(() => process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY ?? '')
      .describe('Empty for forms without reCAPTCHA: nothing is loaded from Google'),
  })
  // A reCAPTCHA token is valid once and for two minutes, so a form that waits could not be delivered.
  .transform(({ outbox, ...rest }) => ({
    ...rest,
    outbox: outbox && rest.recaptchaSiteKey === null,
  }));

export type FormSettings = z.infer<typeof formSettings>;
