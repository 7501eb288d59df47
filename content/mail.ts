import { define } from './schema/define';
import { mailWords } from './schema/forms';

/** The words of both forms about sending. Their keys come from the environment. */
export const mail = define('content/mail.ts', mailWords, {
  fallback: 'Or write to',
  failure: {
    text: 'Your message was not sent. It is still here.',
    call: 'You can also call',
    write: 'or write to',
    retry: 'Try again',
  },
  tooLarge: 'Too long to send. Please shorten this by about {count} characters.',
  trap: 'Website',
});
