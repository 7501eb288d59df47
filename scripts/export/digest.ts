import { createHash } from 'node:crypto';

/** The policy source that allows an inline script or sheet, with its quotes. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
