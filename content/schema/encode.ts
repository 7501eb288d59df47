/** Encodes the letters of an address that are not of ASCII, as browsers send them. */
export const encode = (address: string): string =>
  address.replace(/[^\x20-\x7e]+/g, encodeURIComponent);

/** The length of a text in bytes, as names of files are limited. A letter has one to four. */
export const countBytes = (text: string): number => new Blob([text]).size;
