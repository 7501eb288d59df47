import { z } from 'zod';

const isHttps = (value: unknown) =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:';

/** The full address of something on another site, which browsers load only when it is encrypted. */
export const https = z.custom<`https://${string}`>(
  isHttps,
  'expected a full address that starts with https://',
);
