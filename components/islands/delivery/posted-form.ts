import type { MailSettings } from '@/content/site/forms-schema';
import { getShape } from './answer';
import { toFormData } from './fields';
import { readFlags } from './flags';
import { post } from './post';
import type { Service } from './service';

/** Whether a server answers at this address. The browser does not show how. */
const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', mode: 'no-cors' }).then(
    () => true,
    () => false,
  );

/**
 * A service that takes a form posted to an address.
 *
 * @param fields hidden fields that it wants with each message
 * @param accepts what its answer looks like after a success, if it has no flag of success
 */
export function postedForm(
  address: string,
  { format, accepts, fields: hidden = {} }: Pick<MailSettings, 'format' | 'accepts' | 'fields'>,
): Service {
  const toBody: Service['toBody'] = (typed) => {
    // A message that waits may have the hidden fields of an earlier build.
    const fields = [...typed.filter(([name]) => !(name in hidden)), ...Object.entries(hidden)];
    return format === 'form'
      ? toFormData(fields)
      : new Blob([JSON.stringify(Object.fromEntries(fields))], { type: 'application/json' });
  };
  return {
    address,
    ids: hidden,
    toBody,
    prepare: () => {},
    async send(fields) {
      try {
        // Services answer a browser with a page of thanks, and a program that accepts JSON with a flag.
        return await post(address, toBody(fields), { Accept: 'application/json' });
      } catch (reason) {
        if (!(reason instanceof TypeError) || !(await isReachable(address))) throw reason;
        throw { status: 0, text: 'The browser hides its answer', kind: 'unreadable' };
      }
    },
    read(answer) {
      const shape = getShape(answer);
      const flag = shape === 'text' && readFlags(answer.text);
      return flag || (shape === accepts ? 'yes' : shape);
    },
  };
}
