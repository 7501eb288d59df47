import { z } from 'zod';

const isOrigin = (text: string) =>
  URL.canParse(text) &&
  new URL(text).origin === text &&
  (text.startsWith('https:') || new URL(text).hostname === 'localhost');

/** The address of a published site without a path: "https://rivermark.example". May be empty. */
export const origin = z
  .string()
  .transform((text) => text.trim().replace(/\/$/, ''))
  .refine(
    (text) => text === '' || isOrigin(text),
    'expected NEXT_PUBLIC_SITE_URL to be the address of a domain, such as "https://rivermark.example": https, and no path (NEXT_PUBLIC_BASE_PATH is for that)',
  );
