import { toFormData } from './fields';
import { post } from './post';
import type { Service } from './service';

/** A service that takes a form posted to an address. A status from 200 to 299 is a success. */
export function postedForm(address: string, format: 'form' | 'json'): Service {
  const toBody: Service['toBody'] = (fields) =>
    format === 'form'
      ? toFormData(fields)
      : new Blob([JSON.stringify(Object.fromEntries(fields))], { type: 'application/json' });
  return {
    address,
    ids: {},
    toBody,
    prepare: () => {},
    // Services answer a browser with a page of thanks, and a program that accepts JSON with a status.
    send: (fields) => post(address, toBody(fields), { Accept: 'application/json' }),
  };
}
