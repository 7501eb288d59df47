/**
 * Renders scenes of the clay studio, and writes them to the site's masters.
 *
 *   npm --prefix scripts/makers/studio run art -- case-pos team-1   final: writes content/pictures/masters
 *   npm --prefix scripts/makers/studio run art -- case-pos --draft  small and grainy, into the output folder only
 *   npm --prefix scripts/makers/studio run art -- all               every scene whose sources changed
 *   npm --prefix scripts/makers/studio run art -- screens           only the product screens
 *
 * Options: --samples=24 (default 20) sets the quality, --force renders unchanged scenes too. Needs Blender
 * 3.4, Chromium (or CHROMIUM_PATH), and `npm --prefix scripts/makers/studio ci` (or ART_MODULES, a folder where
 * that was run). ART_OUT sets the output folder.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { findBrowser } from '../../serve/browser';
import { writeWhole } from '../../site/write-whole';
import { makeLight, standOnShadow } from './art/join';
import { makeNightMask } from './art/night';

const ART = 'scripts/makers/studio/art';
const MASTERS = 'content/pictures/masters';
const OUT = process.env.ART_OUT ?? join(tmpdir(), 'art');
const SCREENS = join(OUT, 'screens');
/** The files of the services' cards. */
const CARDS = readdirSync(join(ART, 'cards'))
  .filter((file) => file.endsWith('.py'))
  .map((file) => `cards/${basename(file, '.py')}`);
/** Every file with scenes. */
const FAMILIES = [
  'cases',
  'moments',
  'people',
  'town',
  'heroes',
  'covers',
  'sprites',
  'scale',
  'products',
  ...CARDS,
];
/** The family whose cut-outs touch the picture's lower edge. */
const STANDING = 'people';
/** The family whose pictures are parts of the scale, and the folder of its sheet. */
const SCALE = 'scale';
const PARTS = 'components/sections/Consultation/scale';
/** The family whose pictures stand on screens. */
const PRODUCTS = 'products';
/** The pictures that are joined with the shadow of the same name. */
const SHADED = /^(hero|gap)(?!-parcel)/;
const WEBP = { quality: 92, alphaQuality: 95, effort: 6 } as const;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** The families whose pictures have a ground, which is dark at night. */
const GROUNDED = ['moments', ...CARDS];
/** Screens that the detail pages show without a device: the master's name, and the screen's. */
const FLAT: Record<string, string> = {
  'case-pos-screen': 'pos',
  'case-pay-screen': 'payroll',
  'case-docs-screen': 'documents',
  'case-travel-screen': 'travel',
  'case-restaurant-screen': 'restaurant',
  'case-shop-screen': 'shop',
  'case-pos-queue': 'pos-queue',
  'case-docs-search': 'documents-search',
  'case-travel-search': 'travel-search-phone',
  'case-restaurant-guest': 'restaurant-guest',
  'case-shop-product': 'shop-product',
  'case-pay-run': 'payroll-run',
};
const FLAT_WIDTH = 1600;

const flags = process.argv.slice(2).filter((a) => a.startsWith('--'));
const wanted = process.argv.slice(2).filter((a) => !a.startsWith('--'));
const draft = flags.includes('--draft');
const samples =
  flags.find((f) => f.startsWith('--samples='))?.split('=')[1] ?? (draft ? '8' : '20');

const text = (file: string) => readFileSync(join(ART, file), 'utf8');
const digest = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);

/** Reads the scenes of a family: the names in its SCENES, with their functions. */
function readScenes(family: string): Map<string, string> {
  const table = text(`${family}.py`).split('\nSCENES = ')[1] ?? '';
  return new Map(
    [...table.matchAll(/'([\w-]+)': (\w+)/g)].map(([, name = '', call = '']) => [name, call]),
  );
}

/** Hashes a picture's sources: its function, the family's helpers, the studio and the screens. */
function hashRecipe(family: string, call: string): string {
  const own = readScenes(family);
  const blocks = text(`${family}.py`).split(/\n(?=def |class |SCENES)/);
  const others = [...own.values()].filter((c) => c !== call).map((c) => `def ${c}(`);
  const source = blocks
    .filter((b) => !b.startsWith('SCENES') && !others.some((o) => b.startsWith(o)))
    .join('\n');
  const mine = blocks.find((b) => b.startsWith(`def ${call}(`)) ?? '';
  const shown = [...mine.matchAll(/'([\w-]+)'/g)]
    .map(([, name]) => `screens/${name}.html`)
    .filter((file) => existsSync(join(ART, file)));
  const tools = CARDS.includes(family) ? CARDS.filter((file) => readScenes(file).size === 0) : [];
  return digest(
    source,
    text('studio.py'),
    text('devices.py'),
    samples,
    ...tools.map((file) => text(`${file}.py`)),
    ...shown.map(text),
  );
}

/** Takes screenshots of the product screens at twice their size. */
async function shootScreens(): Promise<void> {
  await mkdir(SCREENS, { recursive: true });
  const files = await readdir(join(ART, 'screens'));
  const pages = files.filter((f) => f.endsWith('.html'));
  const stamp = join(SCREENS, 'stamp');
  const now = digest(...files.map((f) => text(`screens/${f}`)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  const browser = await chromium.launch({
    executablePath: findBrowser().path,
    args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
  });
  for (const file of pages) {
    const name = basename(file, '.html');
    const viewport = name === 'payroll' || name.endsWith('-phone') ? PHONE : DESK;
    const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
    await page.goto(pathToFileURL(resolve(ART, 'screens', file)).href);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: join(SCREENS, `${name}.png`) });
    await page.close();
  }
  await browser.close();
  await writeFile(stamp, now);
}

const writeMaster = async (name: string, image: Sharp) =>
  writeWhole(join(MASTERS, `${name}.webp`), await image.webp(WEBP).toBuffer());

/** Writes the flat screens as masters. */
async function writeFlatScreens(): Promise<void> {
  for (const [name, screen] of Object.entries(FLAT))
    await writeMaster(
      name,
      sharp(join(SCREENS, `${screen}.png`)).resize({ width: FLAT_WIDTH, withoutEnlargement: true }),
    );
}

/** Writes a part of the scale beside its sheet. It is no picture of content, because only that sheet can show it. */
const writePart = (name: string, file: string) =>
  sharp(file)
    .avif({ quality: 62, effort: 6 })
    .toFile(join(PARTS, `${name.replace('scale-', '')}.avif`));

/** Writes a product beside the screens that show it. */
const writeProduct = (name: string, file: string) =>
  sharp(file)
    .webp({ quality: 84, alphaQuality: 84, effort: 6 })
    .toFile(join(ART, 'screens', `${name}.webp`));

/** Moves the subject of a transparent picture down to the lower edge. */
async function moveToLowerEdge(file: string): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const { info } = await sharp(file).trim({ threshold: 8 }).toBuffer({ resolveWithObject: true });
  const gap = height + (info.trimOffsetTop ?? 0) - info.height;
  return sharp(
    await sharp(file)
      .extract({ left: 0, top: 0, width, height: height - gap })
      .toBuffer(),
  )
    .extend({ top: gap, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toBuffer();
}

/** Runs a program at the lowest priority. */
const runNicely = (command: string, args: string[]) =>
  execFileSync('nice', ['-n', '19', command, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ART_SCREENS: SCREENS },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });

const runBlender = (args: string[]) =>
  runNicely('blender', ['-b', '--python-exit-code', '1', '-P', `${ART}/blender.py`, '--', ...args]);

/** Writes the mask that a picture has at night, which the site finds by its name. */
async function writeNightMask(name: string, family: string): Promise<void> {
  const base = join(OUT, `${name}-night`);
  runBlender([family, name, base, '0.75', 'things']);
  await writeMaster(
    `${name}-things`,
    await makeNightMask(`${base}-things.png`, join(MASTERS, `${name}.webp`)),
  );
}

/** Writes the master of a clean render. A shadow has none: it becomes part of others. */
async function writeClean(
  name: string,
  family: string,
  clean: string,
  isLifted: boolean,
): Promise<void> {
  if (name.endsWith('-shadow')) return;
  if (name.includes('-windows-')) return writeMaster(name, await makeLight(clean));
  if (SHADED.test(name)) {
    const [first] = name.split('-');
    return writeMaster(name, await standOnShadow(clean, join(OUT, `${first}-shadow-clean.png`)));
  }
  const isCutOut = family === STANDING && !isLifted;
  await writeMaster(name, sharp(isCutOut ? await moveToLowerEdge(clean) : clean));
}

/** Renders a scene and removes its noise. Writes the master, unless it is a draft. */
async function renderPicture(name: string, family: string, call: string): Promise<void> {
  const base = join(OUT, name);
  const made = `${base}.recipe`;
  const now = hashRecipe(family, call);
  if (
    !draft &&
    !flags.includes('--force') &&
    existsSync(made) &&
    readFileSync(made, 'utf8') === now
  )
    return;
  const start = Date.now();
  runBlender([family, name, base, draft ? '0.32' : '1', samples]);
  const rendered = Date.now();
  runNicely('node', [`${ART}/denoise.mjs`, base, `${base}-clean.png`]);
  const isLifted = existsSync(`${base}-things.png`);
  const clean = `${base}-${isLifted ? 'lifted' : 'clean'}.png`;
  if (isLifted) runNicely('node', [`${ART}/lift.mjs`, base, `${base}-clean.png`, clean]);
  if (!draft) {
    if (family === SCALE) await writePart(name, clean);
    else if (family === PRODUCTS) await writeProduct(name, clean);
    else await writeClean(name, family, clean, isLifted);
    if (GROUNDED.includes(family)) await writeNightMask(name, family);
    await writeFile(made, now);
  }
  const seconds = (from: number, to: number) => Math.round((to - from) / 1000);
  console.log(
    `${name}: render ${seconds(start, rendered)} s, denoise ${seconds(rendered, Date.now())} s`,
  );
}

await mkdir(OUT, { recursive: true });
// Only the case studies show screens.
if (wanted.some((name) => ['screens', 'all'].includes(name) || readScenes('cases').has(name)))
  await shootScreens();
if (wanted.includes('screens')) await writeFlatScreens();
for (const family of FAMILIES)
  for (const [name, call] of readScenes(family))
    if (wanted.includes(name) || wanted.includes('all')) await renderPicture(name, family, call);
