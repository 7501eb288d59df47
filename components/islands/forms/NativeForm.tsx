import type { ComponentProps } from 'react';
import type { ConsultationFormData } from '@/content/schema/forms';
import { ID_FIELDS, sendFormAddress } from '../delivery/message';
import { useHydrated } from './useHydrated';

type Props = Pick<ConsultationFormData, 'mail' | 'fallback'> & ComponentProps<'form'>;

/**
 * A form that posts itself to the mail service where no script runs, or opens the visitor's mail
 * program while the keys are absent. A script sends it in place, and adds the ids itself.
 */
export function NativeForm({ mail, fallback, children, ...rest }: Props) {
  const hydrated = useHydrated();
  const target = fallback
    ? { action: `mailto:${fallback.email}`, encType: 'text/plain' }
    : { action: sendFormAddress(mail), encType: 'multipart/form-data' };
  return (
    <form method="post" {...target} noValidate={hydrated} {...rest}>
      {!hydrated &&
        !fallback &&
        Object.entries(ID_FIELDS).map(([name, key]) => (
          <input key={name} type="hidden" name={name} value={mail[key]} />
        ))}
      {children}
    </form>
  );
}
