/** A text of a file and its field: "sections.0.title". */
export type Text = { field: string; value: string };

/** The fields whose small letters are no words: names of pictures, worlds, pages and the like. */
const NAMES =
  /(^|\.)(name|href|icon|world|kind|id|image|src|dark|links|below|master|picture|section|layout|header|consent|format|phone|accepts|timeZone|countryCode|icons|people|services|line|tags|author|client|logo|testimonial|season|stage|wordmark|color|tone|project|service|currency|period|bank|frame|ground|device|side|foot|plank|windows|dawn|dusk|evening|night|noon|sections)(\.\d+)?$/;

/** The fields of drawings, as SVG writes them. */
const DRAWINGS = /(^|\.)(path|outline)$/;

/** Whether visitors, screen readers, search engines or feeds get a text as words. */
export function isWord({ field, value }: Text): boolean {
  const words = value.replace(/\{[^}]*\}/g, '');
  if (
    !/\p{L}/u.test(words) ||
    DRAWINGS.test(field) ||
    /^(true|false|null|undefined|\d\S*|#\S*|[/@]\S*|https?:\S*)$/.test(words)
  )
    return false;
  return !(NAMES.test(field) && /^[\w./#@-]+$/.test(words) && !/^\p{Lu}\p{Ll}+$/u.test(words));
}
