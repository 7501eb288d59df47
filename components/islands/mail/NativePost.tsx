import type { MailKeys } from '@/content/schema/forms';

/** The address a form is posted to where no script sends it. */
export const SEND_FORM = 'https://api.emailjs.com/api/v1.0/email/send-form';

type Props = {
  keys: MailKeys;
};

/** The ids a form needs to be posted without a script. Gone once one sends it, which adds its own. */
export function NativePost({ keys }: Props) {
  return (
    <>
      <input type="hidden" name="service_id" value={keys.serviceId} />
      <input type="hidden" name="template_id" value={keys.templateId} />
      <input type="hidden" name="user_id" value={keys.publicKey} />
    </>
  );
}
