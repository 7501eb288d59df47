/** How many characters of a description search engines show. */
export const SUMMARY_LENGTH = 160;

/** A description as search engines show it: cut after a word, at most 160 characters. */
export function summary(description: string, most = SUMMARY_LENGTH): string {
  if (description.length <= most) return description;
  const cut = description.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}
