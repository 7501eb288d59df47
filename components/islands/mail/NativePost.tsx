import type { MailKeys } from '@/content/schema/forms';

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
