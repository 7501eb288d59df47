/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A template of HTML that escapes its values. They may stand in texts, and in attributes with double quotes. */
export const html = (parts: readonly string[], ...values: readonly string[]): string =>
  String.raw({ raw: parts }, ...values.map((value) => escapeHtml(value).replaceAll('"', '&quot;')));
