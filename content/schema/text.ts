import { z } from 'zod';

/** A piece of copy: never empty, never with stray white space at its ends. */
export const text = z
  .string()
  .min(1, 'expected some text')
  .refine((s) => s === s.trim(), 'expected no white space at its ends');

/** Paragraphs, one string each. */
export const paragraphs = z.array(text).min(1);
