import type { Sources } from './backend';
import { LINKS } from './links';

/** What the page may load: its own files, and what the Git service needs. */
const getPolicy = ({ connect, img }: Sources): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    ['img-src', "'self'", 'blob:', 'data:', ...img].join(' '),
    "worker-src 'self' blob:",
    ['connect-src', "'self'", 'blob:', 'data:', ...connect].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * The page of the editor.
 *
 * @param base the path of the folder with its files, such as "/admin"
 */
export const toPage = (base: string, sources: Sources): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${getPolicy(sources)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Edit the words</title>
<style>
[data-key-path="${LINKS}"] { display: none }
#unreadable { position: fixed; inset: auto 1rem 1rem; margin: 0; max-height: 40vh; padding: 1rem; font-family: sans-serif; color: #000; background: #fff; border: 3px solid #b00 }
</style>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<script src="${base}/config.js"></script>
<script type="module" src="${base}/main.js"></script>
</body>
</html>
`;
