/**
 * `robots.txt`: everything may be read, by search engines and language models alike. Pages that
 * shall not be listed say so themselves, which a robot must be able to read.
 *
 * @param sitemap the full address of the site map; null where there is none
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export const robotsFile = (sitemap: string | null): string =>
  ['User-agent: *', 'Disallow:', ...(sitemap ? ['', `Sitemap: ${sitemap}`] : []), ''].join('\n');
