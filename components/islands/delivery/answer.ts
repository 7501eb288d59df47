import type { MailSettings } from '@/content/site/forms-schema';

/** What came back from a mail service. A redirect has no text. */
export type Answer = { status: number; text: string; isRedirect?: boolean };

/** What an answer looks like. `forms.accepts` may name one of these. */
type Shape = NonNullable<MailSettings['accepts']>;

/**
 * What an answer says. `yes`: the service took the message. `no`: it did not. `foreign`: another machine
 * answered. `unreadable`: the browser hides the answer. The others say neither.
 */
export type Kind = Shape | 'yes' | 'no' | 'foreign' | 'unreadable';

/** Returns what an answer looks like. A page may begin with a byte order mark, which is a blank. */
export function getShape({ text, isRedirect }: Answer): Shape {
  if (isRedirect) return 'redirect';
  const words = text.trim();
  if (words === '') return 'empty';
  return words.startsWith('<') ? 'page' : 'text';
}
