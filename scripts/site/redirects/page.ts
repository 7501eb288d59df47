import { agency } from '@/content/files/agency';
import { getRootAttributes } from '@/content/files/language';
import { BEFORE_NAME } from '@/content/files/meta';
import { addBasePath } from '@/content/schema/base-path';
import { encode } from '@/content/schema/encode';
import { absoluteUrl } from '@/content/site/absolute-url';
import { moved } from '@/content/site/moved';
import { site } from '@/content/site/site';
import { escapeHtml } from '@/content/structured/escape-html';

const { lang, dir } = getRootAttributes();

const title = escapeHtml(`${moved().title}${BEFORE_NAME}${agency().name}`);

/** Search engines refuse an address without a domain. */
const canonical = (to: string) =>
  site().url && `\n<link rel="canonical" href="${absoluteUrl(to)}">`;

const link = (to: string) => `<a href="${addBasePath(encode(to))}">${absoluteUrl(to)}</a>`;

/**
 * The page at a former address. It loads nothing, so its policy allows nothing.
 *
 * @param to the present address
 */
export const toRedirectPage = (to: string): string => `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta http-equiv="refresh" content="0; url=${addBasePath(encode(to))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">${canonical(to)}
<title>${title}</title>
</head>
<body>
<p>${escapeHtml(moved().text).replace('{address}', link(to))}</p>
</body>
</html>
`;
