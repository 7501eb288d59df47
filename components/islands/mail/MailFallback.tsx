import type { ConsultationFormData } from '@/content/schema/forms';

type Props = {
  fallback: ConsultationFormData['fallback'];
};

/** The mail address beside a form whose keys are absent. */
export function MailFallback({ fallback }: Props) {
  if (!fallback) return null;
  return (
    <>
      {fallback.before} <a href={`mailto:${fallback.email}`}>{fallback.email}</a>.
    </>
  );
}
