import type { CmsField } from '../fields';
import { IS_ADDRESS } from '../links';

/** The names of the fields that hold an address. */
export function findAddressFields(config: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  JSON.stringify(config, (_, field: CmsField | undefined) => {
    if (field?.[IS_ADDRESS] === false) names.add(field.name);
    return field;
  });
  return names;
}

/** Offers the addresses of the site in these fields. Other ones can be typed. */
export function offerAddresses(fields: ReadonlySet<string>, addresses: readonly string[]): void {
  const list = document.createElement('datalist');
  list.id = 'addresses';
  list.append(...addresses.map((address) => new Option(address)));
  document.body.append(list);
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const field = target.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath ?? '';
    if (fields.has(field.slice(field.lastIndexOf('.') + 1))) target.setAttribute('list', list.id);
  });
}
