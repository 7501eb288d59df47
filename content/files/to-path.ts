/** The path of an address, without its query and its anchor: "/contact" of "/contact?topic=tea#form". */
export const toPath = (address: string): string => address.replace(/[?#].*$/s, '');

/** Decodes a part of an address. A wrong "%" stays, so that nothing is found by it. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
