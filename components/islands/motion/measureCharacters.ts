/** The offset of a character in its element and its width, in em. */
type CharacterBox = { left: string; width: string };

/** Measures each character of an element that holds one word and nothing else. */
export function measureCharacters(element: HTMLElement): CharacterBox[] {
  // A browser's translator puts elements around the text.
  const word = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
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
