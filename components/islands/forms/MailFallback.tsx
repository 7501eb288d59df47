import type { MailFallbackData } from '@/content/schema/forms';

type Props = {
  /** The address and what stands before it; null where the form has its keys. */
  fallback: MailFallbackData | null;
};

/** The mail address beside a form whose keys are absent: a press of its button sends nothing. */
export function MailFallback({ fallback }: Props) {
  if (!fallback) return null;
  const { before, email } = fallback;
  return (
    <p>
      {before} <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
