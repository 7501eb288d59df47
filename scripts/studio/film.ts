/**
 * Makes the testimonial film out of the site's own words, pictures and type:
 *
 *   npm --prefix scripts/studio run film                      the whole film, its captions and its poster
 *   npm --prefix scripts/studio run film -- --at=2.5,12       single frames, to look at
 *   npm --prefix scripts/studio run film -- --from=encode     encodes the frames of the last run again
 *   npm --prefix scripts/studio run film -- --from=publish    writes its captions anew
 *
 * Drives the page of `stage.ts` frame by frame, hands what it sees to ffmpeg, and writes
 * `public/film` and `content/film.json`; the poster goes among the masters of the pictures. Needs
 * Chromium (CHROMIUM_PATH names it) and ffmpeg with libx264 and libsvtav1. Works in FILM_OUT. Nothing
 * here runs when the site is built or tested: the results are committed.
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
import { film } from '../../content/film';
import { findBrowser } from '../serve/browser';
import { captions } from './film/captions';
import { stage } from './film/stage';
import { duration, storyboard } from './film/storyboard';

const NAME = 'behind-the-counter';
const OUT = process.env.FILM_OUT ?? join(tmpdir(), 'film');
const PUBLIC = 'public/film';
const MASTERS = 'content/pictures/masters';
const SIZE = { width: 1280, height: 720 } as const;
const RATE = 25;
/** The moment that stands for the film before it plays, in seconds. */
const POSTER = 3;

/** What each file is encoded with. AV1 comes first in the player; H.264 is for Safari. */
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

/**
 * Makes a backdrop out of a picture's left edge, for the picture to fade into.
 *
 * @param soften how far shadows that run off the edge are smoothed away, in pixels
 */
async function backdrop(master: string, file: string, soften: number): Promise<void> {
  const { height = 0 } = await sharp(master).metadata();
  const column = await sharp(master)
    .extract({ left: 0, top: 0, width: 24, height })
    .resize(1, height, { fit: 'fill' })
    .toBuffer();
  await sharp(column)
    .resize(16, height, { fit: 'fill' })
    .blur(soften)
    .png()
    .toFile(join(OUT, file));
}

async function open(): Promise<Page> {
  await backdrop(`${MASTERS}/client-3.webp`, 'backdrop-left.png', 3);
  await backdrop(`${MASTERS}/case-pos.webp`, 'backdrop-till.png', 70);
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

/** A frame as the page shows it at `seconds`. */
async function frame(page: Page, seconds: number, type: 'png' | 'jpeg'): Promise<Buffer> {
  await page.evaluate(`seek(${seconds})`);
  return page.screenshot(type === 'png' ? { type } : { type, quality: 97 });
}

/** Feeds every frame to `ffmpeg`, and resolves when it has taken the last. */
async function record(page: Page, ffmpeg: ChildProcess): Promise<void> {
  const { stdin } = ffmpeg;
  if (!stdin) throw new Error('ffmpeg takes no frames.');
  const frames = Math.round(duration * RATE);
  for (let index = 0; index < frames; index += 1) {
    if (!stdin.write(await frame(page, index / RATE, 'jpeg'))) await once(stdin, 'drain');
    if (index % RATE === 0) process.stdout.write(`\r${index / RATE} of ${duration} s`);
  }
  stdin.end();
  const [code] = await once(ffmpeg, 'exit');
  if (code !== 0) throw new Error(`ffmpeg stopped with ${code}.`);
}

const FFMPEG = ['-hide_banner', '-loglevel', 'error', '-y'];

/** Renders every frame once, into a file that all encodings read, and the poster. */
async function shoot(raw: string): Promise<void> {
  const page = await open();
  const input = ['-f', 'image2pipe', '-framerate', String(RATE), '-c:v', 'mjpeg', '-i', '-'];
  const ffmpeg = spawn('ffmpeg', [...FFMPEG, ...input, '-c:v', 'copy', raw], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  await record(page, ffmpeg);
  await sharp(await frame(page, POSTER, 'png'))
    .webp({ quality: 94, effort: 6 })
    .toFile(join(MASTERS, `film-${NAME}.webp`));
  await page.context().browser()?.close();
}

/** Where an encoding lies before it is published. */
const encoded = (ending: string) => join(OUT, `${NAME}.${ending}`);

function encode(raw: string): void {
  for (const [ending, settings] of Object.entries(ENCODINGS)) {
    const output = [...COLOURS, ...settings, '-an', encoded(ending)];
    execFileSync('ffmpeg', [...FFMPEG, '-i', raw, ...output], { stdio: 'inherit' });
  }
}

/** Puts the film and its captions, under a name that changes with them, where the site serves them. */
async function publish(): Promise<void> {
  const made = new Map([['vtt', Buffer.from(captions(storyboard, film.note))]]);
  for (const ending of Object.keys(ENCODINGS)) made.set(ending, await readFile(encoded(ending)));
  const hash = createHash('sha256');
  for (const bytes of made.values()) hash.update(bytes);
  const file = `${NAME}-${hash.digest('hex').slice(0, 8)}`;
  await rm(PUBLIC, { recursive: true, force: true });
  await mkdir(PUBLIC, { recursive: true });
  for (const [ending, bytes] of made) {
    await writeFile(join(PUBLIC, `${file}.${ending}`), bytes);
    console.log(`${file}.${ending}: ${(bytes.length / 1000).toFixed(0)} kB`);
  }
  const manifest = { file, ...SIZE, seconds: duration };
  await writeFile('content/film.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

/** What follows `--name=` on the command line. */
const option = (name: string) =>
  process.argv.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3);

const moments = option('at');
const from = option('from') ?? 'shoot';
await mkdir(OUT, { recursive: true });
if (moments) {
  const page = await open();
  for (const at of moments.split(','))
    await writeFile(join(OUT, `at-${at}.png`), await frame(page, Number(at), 'png'));
  await page.context().browser()?.close();
} else {
  const raw = join(OUT, 'raw.mkv');
  if (from === 'shoot') await shoot(raw);
  if (from !== 'publish') encode(raw);
  await publish();
}
