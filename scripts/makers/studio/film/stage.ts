import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { agency } from '@/content/files/agency';
import { film } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { type Line, type Scene, storyboard } from './storyboard';

const MASTERS = 'content/pictures/masters';

const toUrl = (file: string) => pathToFileURL(resolve(file)).href;
const picture = (name: string, className: string) =>
  `<img class="${className}" src="${toUrl(`${MASTERS}/${name}.webp`)}" alt="">`;

/** Renders a line as rows of words. Each word rises by itself. */
function words({ rows }: Pick<Line, 'rows'>): string {
  let count = 0;
  const word = (text: string) => `<span><b style="--i:${count++}">${text}</b></span>`;
  return rows.map((row) => `<i>${row.split(' ').map(word).join(' ')}</i>`).join('');
}

/** Renders the lines of a set. The question is small and stays. The answers are large and take turns. */
function renderLines({ lines, until }: Scene): string {
  const asks = lines[0]?.speaker;
  const answers = lines.some(({ speaker }) => speaker !== asks);
  return lines
    .map((line) => {
      const question = answers && line.speaker === asks;
      const time = `--at:${line.at}s; --until:${question ? until : line.until}s`;
      return `<p class="${question ? 'question' : 'answer'}" style="${time}">${words(line)}</p>`;
    })
    .join('');
}

const portrait = `<div class="arch">${picture('client-3', 'tom')}</div>`;

/** The till's keys. The sixth one is missing. */
const KEYS = [
  ['Flat white', 'cup', 'peach'],
  ['Sourdough', 'loaf', 'sand'],
  ['Smoked trout', 'pill', 'mint'],
  ['Wild honey', 'ball', 'sun'],
  ['Cold brew', 'cup', 'sky'],
  null,
  ['Halloumi', 'wedge', 'sand'],
  ['Chutney', 'pill', 'peach'],
  ['Eggs', 'ball', 'sky'],
  ['Salad', 'loaf', 'mint'],
  ['Ciabatta', 'pill', 'sun'],
  ['Poke bowl', 'ball', 'peach'],
] as const;

const keys = KEYS.map((key) =>
  key
    ? `<div class="key" data-fill="${key[2]}"><s data-shape="${key[1]}"></s>${key[0]}</div>`
    : '<div class="slot"></div>',
).join('');

const arch = (className: string) =>
  `<svg class="${className}" viewBox="0 0 40 40"><path d="M7 31a13 13 0 0 1 26 0" pathLength="1"/><circle cx="20" cy="31" r="5"/></svg>`;

/** The markup of each set, without its lines. */
const sets = {
  title: `<div class="wall"><h1>${words({ rows: ['Tom Ashworth', 'talks to', 'Oliver Hart'] })}</h1>
    <p class="mono">${film().about}<br>${film().note}</p></div>${picture('hero', 'bridge')}`,
  aprons: `<div class="sky">${picture('client-3', 'bust')}</div>`,
  till: `<div class="brick">${picture('case-pos', 'counter')}</div>`,
  key: `<div class="keys">${keys}</div><div class="flood"></div>
    <div class="again"><s data-shape="arch"></s>Same again</div>${portrait}`,
  river: `<div class="day"></div><div class="night"></div><div class="dawn"></div>
    ${picture('sprite-ball', 'sun set')}${picture('sprite-ball', 'sun up')}
    ${picture('hero', 'bridge')}
    <p class="clocks"><span><em>Noida</em> <time data-from="1410" data-to="2250"></time></span>
    <span><em>Liverpool</em> <time data-from="1080" data-to="1920"></time></span></p>`,
  distance: `<div class="sky">${picture('client-3', 'bust')}</div>`,
  count: `<div class="balls">${Array.from(
    { length: 36 },
    (_, i) => `<span style="--i:${i}">${picture('sprite-ball', '')}</span>`,
  ).join('')}</div>`,
  logo: `<div class="mark">${arch('logo')}<h1>${agency().name}</h1></div>
    <p class="mono">${site().footer.madeIn}</p>`,
} satisfies Record<Scene['id'], string>;

const scenes = storyboard.map(
  (scene) =>
    `<section id="${scene.id}" data-at="${scene.at}" data-until="${scene.until}" style="--start:${scene.at}s">${sets[scene.id]}${renderLines(scene)}</section>`,
);

/** The page's script. `seek(12.4)` shows the film at 12.4 s. */
const SEEK = `
const clocks = [...document.querySelectorAll('time')];
const river = ${JSON.stringify(storyboard.find(({ id }) => id === 'river')?.lines[1]?.at ?? 0)};
function seek(seconds) {
  for (const { style, dataset } of document.querySelectorAll('section')) {
    // The next set covers this one after a second.
    const seen = seconds >= dataset.at && seconds < Number(dataset.until) + 1;
    style.visibility = seen ? 'visible' : 'hidden';
  }
  for (const animation of document.getAnimations()) animation.currentTime = seconds * 1000;
  const x = Math.min(1, Math.max(0, (seconds - river - 0.5) / 2.6));
  const passed = x * x * (3 - 2 * x);
  for (const clock of clocks) {
    const { from, to } = clock.dataset;
    const minutes = Math.round((Number(from) + (to - from) * passed) / 10) * 10 % 1440;
    const two = (n) => String(Math.floor(n)).padStart(2, '0');
    clock.textContent = two(minutes / 60) + ':' + two(minutes % 60);
  }
}
`;

/** Renders the film as a page. It shows one moment at a time, by `seek`. */
export function stage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${film().title}</title>
<style>
@font-face { font-family: Sans; src: url(${toUrl('styles/fonts/sans.woff2')}); font-weight: 400 700; font-stretch: 100% 125% }
@font-face { font-family: Mono; src: url(${toUrl('styles/fonts/mono.woff2')}); font-weight: 500 }
${readFileSync('scripts/makers/studio/film/stage.css', 'utf8')}
</style>
</head>
<body>
${scenes.join('\n')}
<script>${SEEK}</script>
</body>
</html>
`;
}
