/** Where a character stands in its element's line, and how wide it is, in em. */
type Place = { left: string; width: string };

/** The place of each character of an element that holds nothing but a word. */
export function measureCharacters(element: HTMLElement): Place[] {
  const word = element.firstChild;
  if (!(word instanceof Text)) return [];
  const em = Number.parseFloat(getComputedStyle(element).fontSize);
  const edge = element.getBoundingClientRect().left;
  const range = document.createRange();
  return Array.from(word.data, (_, index) => {
    range.setStart(word, index);
    range.setEnd(word, index + 1);
    const { left, width } = range.getBoundingClientRect();
    return { left: `${(left - edge) / em}em`, width: `${width / em}em` };
  });
}
