import type { MailKeys } from '@/content/schema/forms';
import { ID_FIELDS } from '../delivery/message';

type Props = {
  keys: MailKeys;
};

/** The ids a form needs to be posted without a script. Gone once one sends it, which adds its own. */
export function NativePost({ keys }: Props) {
  return Object.entries(ID_FIELDS).map(([name, key]) => (
    <input key={name} type="hidden" name={name} value={keys[key]} />
  ));
}
