import { z } from 'zod';

const isHttps = (value: unknown) =>
  typeof value === 'string' && /^https:\/\//i.test(value) && URL.canParse(value);

/** The full address of something on another site. Browsers load it only over https. */
export const https = z
  .custom<`https://${string}`>(isHttps, 'expected a full address that starts with https://')
  .meta({ type: 'string', format: 'uri' });
