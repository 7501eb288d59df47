/**
 * Runs after the export. Writes a page at each former address of an article, a job and so on, for
 * hosts that cannot redirect. It leads to the present address at once.
 */
import './env';
import { agency } from '@/content/agency';
import { formerAddresses } from '@/content/collection/former';
import { absoluteUrl } from '@/content/loaders/absolute-url';
import { writeFiles } from './written';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The page loads nothing, so its policy allows nothing. */
const redirectPage = (to: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta http-equiv="refresh" content="0; url=${BASE_PATH}${to}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="canonical" href="${absoluteUrl(to)}">
<title>This page has moved | ${agency.name}</title>
</head>
<body>
<p>This page has moved to <a href="${BASE_PATH}${to}">${absoluteUrl(to)}</a>.</p>
</body>
</html>
`;

const former = formerAddresses();
writeFiles(
  'redirects',
  new Map(former.map(({ from, to }) => [`${from.slice(1)}.html`, redirectPage(to)])),
);
if (former.length > 0) console.log(`redirects: wrote ${former.length} pages at former addresses`);
