import type { MailFallbackData } from '@/content/site/forms-schema';

type Props = {
  /** The address and the text before it. Null if the form has its keys. */
  fallback: MailFallbackData | null;
};

/** The mail address beside a form without keys, which cannot send anything. */
export function MailFallback({ fallback }: Props) {
  if (!fallback) return null;
  const { before, email } = fallback;
  return (
    <p>
      {before} <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
