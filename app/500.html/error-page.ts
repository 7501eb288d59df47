import { withBasePath } from '@/components/ui/Link/with-base-path';
import { measureMark } from '@/components/ui/Logo/measureLogo';
import { brand } from '@/content/brand/brand';
import { mark } from '@/content/brand/mark';
import type { Mark } from '@/content/brand/mark-schema';
import { placeMark } from '@/content/brand/place-mark';
import { getRootAttributes } from '@/content/files/language';
import type { unexpected } from '@/content/site/unexpected';
import { html } from '@/content/structured/escape-html';
import { getColor } from '@/styles/colors';

type Words = ReturnType<typeof unexpected>;

/** The site's tokens that the page uses, with their colours in both themes. */
const tokens = [
  '--bg',
  '--ink',
  '--ink-2',
  '--line-strong',
  '--button',
  '--on-button',
  '--highlight',
  '--rim',
  '--on-highlight',
  '--focus',
]
  .map((name) => {
    const [light, dark] = [getColor(name), getColor(name, { theme: 'dark' })];
    return `${name}: light-dark(${light}, ${dark});`;
  })
  .join('\n  ');

/** What stands for the drawings in the template, which escapes its values. */
const MARK = '{mark}';
const BRIDGE = '{bridge}';

/** A bridge with a gap. */
const DRAWN =
  '<svg class="bridge" viewBox="0 0 1200 200" aria-hidden="true"><path d="M14 200a186 186 0 0 1 372 0M814 200a186 186 0 0 1 372 0"/><path class="gap" d="M414 200a186 186 0 0 1 372 0"/><circle class="sun" cx="600" cy="166" r="34"/></svg>';

/** The mark. One that stands alone has the agency's name for screen readers. */
function drawMark(sign: Mark, agency: string): string {
  const { width, height } = measureMark(sign);
  const words = sign.isWordmark ? html`role="img" aria-label="${agency}"` : 'aria-hidden="true"';
  return `<svg viewBox="${sign.viewBox}" width="${width}" height="${height}" fill="currentColor" ${words}>${sign.shapes}</svg>`;
}

/**
 * The page that a host shows when it fails. It loads no script, no font and no other file, because
 * the failure may affect those too. The empty icon stops browsers from fetching /favicon.ico.
 *
 * @param name the agency's name
 * @param letters the typeface cut to the letters of the title and the name, in Base64
 */
export const toErrorPage = (
  { title, status, text, home }: Words,
  name: string,
  letters: string,
  { lang, dir } = getRootAttributes(),
  sign = placeMark(mark()),
  { arches } = brand(),
): string =>
  html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} | ${name}</title>
<link rel="icon" href="data:,">
<style data-letters>
@font-face { font-family: Letters; src: url("data:font/woff2;base64,${letters}"); font-weight: 650 }
:root {
  color-scheme: light dark;
  ${tokens}
}
* { box-sizing: border-box; margin: 0 }
body {
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  padding: 24px max(clamp(20px, 4.2vw, 64px), 50vw - 776px) 0;
  overflow-x: clip;
  overflow-wrap: anywhere;
  color: var(--ink);
  background: var(--bg);
  font: 400 1rem/1.55 system-ui, sans-serif;
}
.name { display: flex; gap: 10px; align-items: center; font: 650 1.22rem Letters, system-ui, sans-serif; letter-spacing: -.03em }
main { max-width: 1100px; margin-block: auto; padding-block: clamp(48px, 7vw, 112px) }
h1 { max-width: 11em; font: 650 clamp(2.25rem, 1rem + 5.6vw, 6rem)/.98 Letters, system-ui, sans-serif; letter-spacing: -.045em; text-wrap: balance }
p { max-width: 30em; margin-top: 12px; color: var(--ink-2); font-size: 1.125rem }
.status { margin-top: 32px; font: 500 1rem/1.4 ui-monospace, monospace }
a { display: inline-grid; place-items: center; height: 54px; margin-top: 36px; padding-inline: 26px; border-radius: 99px; color: var(--on-button); background: var(--button); font-weight: 600; text-decoration: none }
a:hover { color: var(--on-highlight); background: var(--highlight) }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px }
svg { display: block; flex: none; max-width: 100% }
.bridge { width: 100%; height: auto; fill: none; stroke: currentColor; stroke-width: 28 }
.gap { stroke: var(--line-strong); stroke-width: 5; stroke-linecap: round; stroke-dasharray: .1 14 }
.sun { fill: var(--highlight); stroke: none }
</style>
</head>
<body>
<header class="name">${MARK}${sign.isWordmark ? '' : name}</header>
<main>
<h1>${title}</h1>
<p class="status">${status}</p>
<p>${text}</p>
<a href="${withBasePath('/')}">${home}</a>
</main>
${BRIDGE}
</body>
</html>
`
    .replace(MARK, drawMark(sign, name))
    .replace(BRIDGE, arches ? DRAWN : '');
