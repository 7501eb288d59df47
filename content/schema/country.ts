import { isSupportedCountry } from 'libphonenumber-js/min';
import { z } from 'zod';

/** The two letters of a country that has telephones. */
export const countryCode = z
  .string()
  .refine(
    (code): boolean => isSupportedCountry(code),
    'expected two letters of ISO 3166, such as "IN", or "GB" for the United Kingdom',
  );
