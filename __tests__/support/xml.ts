/**
 * Parses XML.
 *
 * @throws if it is not well-formed
 */
export function readXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const error = document.querySelector('parsererror');
  if (error) throw new Error(error.textContent);
  return document;
}

/** The texts of all elements with a name ("image:loc"), in their order. */
export const getTexts = (node: Document | Element, name: string): string[] =>
  [...node.getElementsByTagName(name)].map((element) => element.textContent);
