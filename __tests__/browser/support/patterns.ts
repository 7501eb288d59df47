/** A text of content as a part of a regular expression. */
export const toPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
