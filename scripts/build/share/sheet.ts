/**
 * Lays every share picture on one page, as large as a chat shows it, with the words beside it and
 * its weight: `npm run share:sheet`, after `npm run build`. Opens in any browser; nothing of it is
 * published.
 */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allShares } from '@/content/loaders/shares';
import pictures from '@/content/pictures/shares.json';
import { SHARE_SIZE } from '@/content/schema/share';

const SHEET = '.share/sheet.html';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const files = new Map(Object.entries(pictures));
const cards: string[] = [];
for (const [path, { title, line, alt }] of allShares()) {
  const file = files.get(path)?.file;
  if (!file) throw new Error(`${path} has no share picture yet: run "npm run build".`);
  const { size } = await stat(`public/og/${file}`);
  cards.push(`<figure>
<img src="../public/og/${file}" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}" alt="${escaped(alt)}">
<figcaption><b>${escaped(path)}</b> ${escaped(title)}${line ? `. ${escaped(line)}` : ''}<br><i>${escaped(alt)}</i> <span>${(size / 1000).toFixed(0)} kB</span></figcaption>
</figure>`);
}

await mkdir('.share', { recursive: true });
await writeFile(
  SHEET,
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Share pictures</title>
<style>
body { margin: 32px; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 520px), 1fr)); gap: 32px; font: 14px/1.4 system-ui; color: #0b1f24; background: #e8ebe6; }
figure { margin: 0; overflow: hidden; border-radius: 14px; background: #fff; }
img { display: block; width: 100%; height: auto; }
figcaption { padding: 12px 16px; }
span { float: right; font-variant-numeric: tabular-nums; }
</style>
${cards.join('\n')}
`,
);
console.log(`${cards.length} pictures: ${pathToFileURL(resolve(SHEET))}`);
