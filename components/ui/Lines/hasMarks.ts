/** Whether a text has a capital with a mark above or below it, such as "Å" or "Ç". */
export const hasMarks = (text: string): boolean => /\p{Lu}\p{M}/u.test(text.normalize('NFD'));
