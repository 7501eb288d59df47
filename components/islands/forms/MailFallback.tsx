import { getStop } from '@/content/schema/words';
import type { MailFallbackData } from '@/content/site/forms-schema';

type Props = {
  /** The mail address and the words before it. Null if the form has its keys. */
  fallback: MailFallbackData | null;
};

/** Says beside the button of a form without keys that it sends nothing, and where to write. */
export function MailFallback({ fallback }: Props) {
  if (!fallback) return null;
  const { before, email } = fallback;
  return (
    <p>
      {before} <a href={`mailto:${email}`}>{email}</a>
      {getStop(before)}
    </p>
  );
}
