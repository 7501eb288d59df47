import { isSupportedCountry } from 'libphonenumber-js/min';
import { z } from 'zod';

const error = 'expected two letters of ISO 3166, such as "IN", or "GB" for the United Kingdom';

/** The two letters of a country that has telephones. */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { error, abort: true })
  .refine((code): boolean => isSupportedCountry(code), error);
