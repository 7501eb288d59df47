import type { ComponentProps } from 'react';
import type { ConsultationFormData } from '@/content/words/forms-schema';
import { ID_FIELDS, sendFormAddress } from '../delivery/message';
import { useHydrated } from './useHydrated';

type Props = Pick<ConsultationFormData, 'mail' | 'fallback'> & ComponentProps<'form'>;

/**
 * A form that posts to the mail service without a script. Once hydrated, `onSubmit` sends it. If the
 * site has no keys, it requests nothing without a script, not even with Enter.
 */
export function NativeForm({ mail, fallback, children, ...rest }: Props) {
  const hydrated = useHydrated();
  const native = fallback
    ? // The browser sends no form of this method.
      { method: 'dialog', noValidate: true }
    : {
        method: 'post',
        action: sendFormAddress(mail),
        encType: 'multipart/form-data',
        noValidate: hydrated,
      };
  return (
    <form {...native} {...rest}>
      {!hydrated &&
        !fallback &&
        Object.entries(ID_FIELDS).map(([name, key]) => (
          <input key={name} type="hidden" name={name} value={mail[key]} />
        ))}
      {children}
    </form>
  );
}
