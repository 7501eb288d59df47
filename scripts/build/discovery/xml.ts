/** Characters that XML has no place for, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it stands in XML, between tags or in quotes. */
export const escapeXml = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const attributesOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

/** An element that holds a text. */
export const leaf = (
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): string => `<${name}${attributesOf(attributes)}>${escapeXml(text)}</${name}>`;

/** An element without content. */
export const empty = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${attributesOf(attributes)}/>`;

/** An element that holds others, each on a line. */
export const branch = (
  name: string,
  children: readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string => `<${name}${attributesOf(attributes)}>\n${children.join('\n')}\n</${name}>`;

/** A whole document. */
export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
