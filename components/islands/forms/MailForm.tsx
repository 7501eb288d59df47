import type { ComponentProps } from 'react';
import type { ConsultationFormData } from '@/content/site/forms-schema';
import { PRESS } from '../delivery/database';
import { toService } from '../delivery/service';
import { enhance } from '../marks';
import type { FormSettings } from './settings';

type Props = {
  form: Pick<
    ConsultationFormData,
    | 'mail'
    | 'fallback'
    | 'tooLarge'
    | 'robot'
    | 'notSent'
    | 'delivery'
    | 'showsFailure'
    | 'language'
  >;
  settings: Pick<FormSettings, 'rules' | 'button' | 'sent' | 'failure' | 'mend'>;
} & Omit<ComponentProps<'form'>, 'form'>;

/** Leaves out the settings that are off, on every page. To the script, a setting that is not there is off. */
const leaveOutOff = (_name: string, value: unknown) =>
  value === null || value === false ? undefined : value;

/**
 * A form that posts to the mail service by itself. Its script checks it and sends it instead. If the
 * site has no keys, it requests nothing without a script, not even with Enter.
 */
export function MailForm({ form, settings, children, ...rest }: Props) {
  const { mail, fallback, tooLarge, robot, notSent, delivery, showsFailure, language } = form;
  const { address, ids } = toService(mail);
  const native = fallback
    ? // The browser sends no form of this method.
      { method: 'dialog', noValidate: true }
    : { method: 'post', action: address, encType: 'multipart/form-data' };
  const all: FormSettings = {
    ...settings,
    tooLarge,
    robot: delivery.recaptchaSiteKey === null ? undefined : robot,
    notSent,
    delivery,
    showsFailure,
  };
  return (
    <form
      {...native}
      {...rest}
      data-form={JSON.stringify(all, leaveOutOff)}
      data-key={PRESS}
      {...enhance('form', 'intent')}
    >
      {!fallback &&
        Object.entries(ids).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {language && <input type="hidden" name="language" value={language} />}
      {children}
      <p className="visually-hidden" role="status" data-heard="" />
    </form>
  );
}
