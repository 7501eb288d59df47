import type { ComponentProps } from 'react';
import type { ConsultationFormData } from '@/content/schema/forms';
import { ID_FIELDS, sendFormAddress } from '../delivery/message';
import { useHydrated } from './useHydrated';

type Props = Pick<ConsultationFormData, 'mail' | 'fallback'> & ComponentProps<'form'>;

/**
 * A form that works without a script. It posts to the mail service, or opens the visitor's mail
 * program if the site has no keys. Once hydrated, `onSubmit` sends it.
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
