import type { MailKeys } from '@/content/schema/forms';

const names = {
  service_id: 'serviceId',
  template_id: 'templateId',
  user_id: 'publicKey',
} as const satisfies Record<string, keyof MailKeys>;

/** The fields that only a native post carries. */
export const NATIVE_NAMES: ReadonlySet<string> = new Set(Object.keys(names));

type Props = {
  keys: MailKeys;
};

/** The ids a form needs to be posted without a script. Gone once one sends it, which adds its own. */
export function NativePost({ keys }: Props) {
  return Object.entries(names).map(([name, key]) => (
    <input key={name} type="hidden" name={name} value={keys[key]} />
  ));
}
