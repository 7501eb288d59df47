import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/Button/Button';
import type { MailFallbackData } from '@/content/schema/forms';
import { mailto } from './mailto';

type Props = {
  fallback: MailFallbackData;
  /** The words for each field of the form, by its name. */
  labels: Readonly<Record<string, string>>;
};

/**
 * Stands where the submit button would while the keys are absent: opens the visitor's mail program.
 * With a script, what the form's fields hold is in the mail.
 */
export function MailButton({ fallback, labels }: Props) {
  function fillIn({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
    const form = link.closest('form');
    if (form) link.href = mailto(fallback.email, labels, new FormData(form));
  }
  return (
    <ButtonLink href={`mailto:${fallback.email}`} onClick={fillIn}>
      {fallback.button}
    </ButtonLink>
  );
}
