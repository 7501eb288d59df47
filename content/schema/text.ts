import { z } from 'zod';

/** A character that shows on a page. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** Whether a text has something that shows on a page. */
export const isVisible = (words: string): boolean => VISIBLE.test(words);

/** A piece of copy: never empty, never with stray white space at its ends. */
export const text = z
  .string()
  .min(1, 'expected some text')
  .refine((s) => s === s.trim(), 'expected no white space at its ends')
  .refine((s) => s.trim() === '' || isVisible(s), 'expected some text that shows');

/** Line ends, and characters that nobody sees. Emoji and some scripts need the joiners. */
const OUT_OF_LINE =
  /(?!\u200C|\u200D|[\uFE0E\uFE0F\u{E0020}-\u{E007F}])[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\u2800]/u;

/** A name or another text of one line, without marks of direction and the like. */
export const line = text.check(({ value, issues }) => {
  const point = OUT_OF_LINE.exec(value)?.[0].codePointAt(0);
  if (point === undefined) return;
  const name = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  issues.push({
    code: 'custom',
    input: value,
    message: `expected one line of characters that show, found ${name}. Delete it`,
  });
});

/** Paragraphs, one string each. */
export const paragraphs = z.array(text).min(1);
