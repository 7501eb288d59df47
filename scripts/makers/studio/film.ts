/**
 * Makes the testimonial film from the site's own words, pictures and type.
 *
 *   npm --prefix scripts/makers/studio run film                      the film, its captions and its poster
 *   npm --prefix scripts/makers/studio run film -- --at=2.5,12       single frames at 2.5 s and 12 s
 *   npm --prefix scripts/makers/studio run film -- --from=encode     encodes the frames of the last run again
 *   npm --prefix scripts/makers/studio run film -- --from=publish    only writes the captions again
 *
 * Takes a screenshot of the page of `stage.ts` for each frame, and sends them to ffmpeg. Writes
 * `public/film`, `content/film.json` and the poster in `content/pictures/masters`. Commit these: no build
 * makes them. Needs Chromium (or CHROMIUM_PATH) and ffmpeg with libx264 and libsvtav1. FILM_OUT sets the
 * working folder.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { film } from '@/content/site/shared';
import { findBrowser } from '../../serve/browser';
import { writeWhole } from '../../site/write-whole';
import { captions } from './film/captions';
import { stage } from './film/stage';
import { duration, storyboard } from './film/storyboard';

const NAME = 'behind-the-counter';
const OUT = process.env.FILM_OUT ?? join(tmpdir(), 'film');
const PUBLIC = 'public/film';
const MASTERS = 'content/pictures/masters';
const SIZE = { width: 1280, height: 720 } as const;
const RATE = 25;
/** The time of the poster’s frame: a sentence and who says it, because the page has the title. */
const POSTER_SECONDS = 20;

/** ffmpeg's settings for each file. The player prefers AV1. Safari needs H.264. */
const ENCODINGS = {
  webm: ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '41', '-pix_fmt', 'yuv420p10le', '-g', '250'],
  mp4: [
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '31', '-tune', 'animation'],
    ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  ],
} as const;

const COLOURS = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-colorspace', 'bt709'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];

/** Opens the page that shows the film. */
async function openStage(): Promise<Page> {
  const file = join(OUT, 'stage.html');
  await writeFile(file, stage());
  const browser = await chromium.launch({
    executablePath: findBrowser().path,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--allow-file-access-from-files',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  });
  const page = await browser.newPage({ viewport: SIZE });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  return page;
}

/** Takes the frame at `seconds`. */
async function takeFrame(page: Page, seconds: number, type: 'png' | 'jpeg'): Promise<Buffer> {
  await page.evaluate(`seek(${seconds})`);
  return page.screenshot(type === 'png' ? { type } : { type, quality: 97 });
}

/** Sends every frame to `ffmpeg`, and waits until it ends. */
async function record(page: Page, ffmpeg: ChildProcess): Promise<void> {
  const { stdin } = ffmpeg;
  if (!stdin) throw new Error('ffmpeg has no standard input.');
  const frames = Math.round(duration * RATE);
  for (let index = 0; index < frames; index += 1) {
    if (!stdin.write(await takeFrame(page, index / RATE, 'jpeg'))) await once(stdin, 'drain');
    if (index % RATE === 0) process.stdout.write(`\r${index / RATE} of ${duration} s`);
  }
  stdin.end();
  const [code] = await once(ffmpeg, 'exit');
  if (code !== 0) throw new Error(`ffmpeg exited with code ${code}.`);
}

const FFMPEG = ['-hide_banner', '-loglevel', 'error', '-y'];

/** Renders all frames into one file for the encodings, and writes the poster. */
async function shoot(raw: string): Promise<void> {
  const page = await openStage();
  const input = ['-f', 'image2pipe', '-framerate', String(RATE), '-c:v', 'mjpeg', '-i', '-'];
  const ffmpeg = spawn('ffmpeg', [...FFMPEG, ...input, '-c:v', 'copy', raw], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  await record(page, ffmpeg);
  const poster = sharp(await takeFrame(page, POSTER_SECONDS, 'png'));
  await writeWhole(
    join(MASTERS, `film-${NAME}.webp`),
    await poster.webp({ quality: 94, effort: 6 }).toBuffer(),
  );
  await page.context().browser()?.close();
}

/** The path of an encoding before it is published. */
const getEncoded = (ending: string) => join(OUT, `${NAME}.${ending}`);

function encode(raw: string): void {
  for (const [ending, settings] of Object.entries(ENCODINGS)) {
    const output = [...COLOURS, ...settings, '-an', getEncoded(ending)];
    execFileSync('ffmpeg', [...FFMPEG, '-i', raw, ...output], { stdio: 'inherit' });
  }
}

/** Writes the film and its captions to `public/film`. Their name contains a hash of both. */
async function publish(): Promise<void> {
  const made = new Map([['vtt', Buffer.from(captions(storyboard, film().note))]]);
  for (const ending of Object.keys(ENCODINGS)) made.set(ending, await readFile(getEncoded(ending)));
  const hash = createHash('sha256');
  for (const bytes of made.values()) hash.update(bytes);
  const file = `${NAME}-${hash.digest('hex').slice(0, 8)}`;
  await rm(PUBLIC, { recursive: true, force: true });
  await mkdir(PUBLIC, { recursive: true });
  for (const [ending, bytes] of made) {
    await writeWhole(join(PUBLIC, `${file}.${ending}`), bytes);
    console.log(`${file}.${ending}: ${(bytes.length / 1000).toFixed(0)} kB`);
  }
  const manifest = { file, ...SIZE, seconds: duration };
  await writeFile('content/film.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Reads the command-line option `--name=`. */
const getOption = (name: string) =>
  process.argv.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3);

const times = getOption('at');
const from = getOption('from') ?? 'shoot';
await mkdir(OUT, { recursive: true });
if (times) {
  const page = await openStage();
  for (const at of times.split(','))
    await writeFile(join(OUT, `at-${at}.png`), await takeFrame(page, Number(at), 'png'));
  await page.context().browser()?.close();
} else {
  const raw = join(OUT, 'raw.mkv');
  if (from === 'shoot') await shoot(raw);
  if (from !== 'publish') encode(raw);
  await publish();
}
