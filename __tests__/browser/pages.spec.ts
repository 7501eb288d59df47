import type { Page } from '@playwright/test';
import { getWords } from '@/content/pages/pages';
import { runAxe } from './support/accessibility';
import { layBrand } from './support/brands';
import { pressControls } from './support/controls';
import { findCovered } from './support/covered';
import { dyeTokens, findUndeclared, showStates } from './support/dyes';
import { readExported } from './support/exported';
import {
  findBroken,
  findClipped,
  findCutOff,
  getOverflow,
  getVisibleWords,
} from './support/layout';
import { findNarrowDialogs, putLongWords } from './support/long-words';
import { setStyles } from './support/luminance';
import { findShifts } from './support/motion';
import { findColoured, findUnprinted, findWrongFrame } from './support/paper';
import { keptPages } from './support/routes';
import { findCuts } from './support/safe-areas';
import { layouts, mainPages, SWEEP } from './support/sweep';
import { expect, scrollTo, softly, stubOtherSites, visit } from './support/test';
import { findUnreadable } from './support/unreadable';
import { enlargeText, SPACED } from './support/user-styles';
import { test as base } from './support/violations';
import { findUnclear } from './support/words';
import { findWordsOnPhotographs } from './support/words-on-photographs';

/** What brings the page into a state. The states follow each other. */
const states = {
  'with motion': async (page, path) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit(page, path);
  },
  'as it is': async (page, path) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
  },
  dark: (page) => page.emulateMedia({ colorScheme: 'dark' }),
  'on paper': (page) => page.emulateMedia({ colorScheme: 'light', media: 'print' }),
  'with forced colours': (page) => page.emulateMedia({ media: 'screen', forcedColors: 'active' }),
  'with text spacing': async (page) => {
    await page.emulateMedia({ forcedColors: 'none' });
    await setStyles(page, SPACED);
  },
  'with its controls used': (page) => setStyles(page, ''),
  'in another brand': async (page, path) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    await layBrand(page, path);
  },
  'with long words': async (page, path) => {
    await visit(page, path);
    await putLongWords(page);
  },
  'with dyed tokens': async (page, path) => {
    await visit(page, path);
    await dyeTokens(page);
  },
  'with dyed tokens, dark, and all open and reached': async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await showStates(page);
  },
  'with text of 32 px': async (page, path) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await enlargeText(page);
    await visit(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  },
} satisfies Record<string, (page: Page, path: string) => Promise<unknown>>;

type State = keyof typeof states;

/** The states that `npm test` leaves to the sweep. */
const RARE: readonly State[] = [
  'with motion',
  'in another brand',
  'with long words',
  'with dyed tokens',
  'with dyed tokens, dark, and all open and reached',
];

/** The page in a browser without scripts, its path, and its state. */
type Seen = { bare: Page; path: string; state: State };

type Check = {
  name: string;
  /** The widths at which it runs in each of its states. */
  at: { readonly [Each in State]?: readonly number[] };
  /** What is wrong, in words. */
  run: (page: Page, seen: Seen) => Promise<readonly string[]>;
};

/** Where all must have room. */
const FITS: Check['at'] = {
  'as it is': [320, 390, 768, 1440],
  'with forced colours': [390, 1440],
  'with text spacing': [390, 1440],
  'with long words': [320, 390, 768, 1024, 1280],
  'with text of 32 px': [390, 1280, 1440],
};

/** Buttons reach the slides beside the screen once a carousel runs. */
const SLIDES = '[data-slides]';

/** The team stands in front of its title. Whether that covers its middle depends on the words. */
const BEHIND = `<h2> ${getWords('home', 'team-teaser')?.title.slice(0, 40)} under <img>`;

const isMain = (path: string) => mainPages.includes(path);

const checks: readonly Check[] = [
  { name: 'shifts during a scroll', at: { 'with motion': [1440] }, run: findShifts },
  {
    name: 'structure',
    at: { 'as it is': [1440] },
    run: async (page) => {
      const headings = page.getByRole('heading', { level: 1 }).filter({ visible: true });
      const found = [
        `${await headings.count()} h1`,
        `${await page.getByRole('main').count()} main`,
        `at ${await page.evaluate(() => scrollY)} px`,
      ];
      return found.join() === '1 h1,1 main,at 0 px' ? [] : found;
    },
  },
  {
    name: 'words without scripts',
    at: { 'as it is': [390, 1440] },
    run: async (page, { bare, path }) => {
      if (new URL(bare.url()).pathname !== path) await bare.goto(path);
      await bare.setViewportSize(page.viewportSize() ?? { width: 0, height: 0 });
      const kept = new Set(await getVisibleWords(bare));
      const lost = (await getVisibleWords(page)).filter((words) => !kept.has(words));
      const waits = await bare.locator('[data-preloader]').isVisible();
      return [...lost, ...(await measureOverflow(bare)), ...(waits ? ['preloader'] : [])];
    },
  },
  { name: 'horizontal scroll', at: FITS, run: measureOverflow },
  { name: 'beyond the edge', at: FITS, run: (page) => findCutOff(page, SLIDES) },
  {
    name: 'covered',
    at: { 'as it is': [320, 768, 1440] },
    run: async (page) => (await findCovered(page)).filter((found) => found !== BEHIND),
  },
  {
    name: 'subject of a picture cut',
    at: { 'as it is': [390, 768, 1440] },
    run: (page) => page.evaluate(findCuts),
  },
  {
    name: 'words on a photograph',
    at: { 'as it is': [390, 768, 1440] },
    run: async (page, { path }) =>
      readExported(`${path === '/' ? '/index' : path}.html`).includes('data-photograph')
        ? findWordsOnPhotographs(page)
        : [],
  },
  {
    name: 'cut off by a box',
    at: { 'with long words': FITS['with long words'] },
    run: (page) => findClipped(page, SLIDES),
  },
  {
    name: 'dialog too narrow',
    at: { 'with long words': [320, 768, 1280] },
    run: findNarrowDialogs,
  },
  {
    name: 'unreadable',
    at: {
      'with forced colours': [390, 1440],
      'with text spacing': [390, 1440],
      'with text of 32 px': [390, 1440],
    },
    // Lines of large text stand closer than their boxes. Forced colours alone paint these.
    run: (page, { state }) =>
      findUnreadable(page, SLIDES, state === 'with forced colours' ? 0 : 0.25),
  },
  { name: 'word that breaks', at: { 'with text of 32 px': [1280] }, run: findBroken },
  {
    name: 'hard to read on a picture',
    at: { 'as it is': [390], dark: [1440] },
    run: findUnclear,
  },
  { name: 'axe', at: { 'as it is': [390] }, run: (page) => findFaults(page, 'all') },
  {
    name: 'axe, colours',
    at: { dark: [1440], 'in another brand': [1440] },
    run: (page) => findFaults(page, 'colours'),
  },
  {
    name: 'ground without a pair',
    at: { 'with dyed tokens': [1440], 'with dyed tokens, dark, and all open and reached': [1440] },
    run: findUndeclared,
  },
  { name: 'not printed', at: { 'on paper': [665] }, run: findUnprinted },
  { name: 'coloured', at: { 'on paper': [665] }, run: findColoured },
  { name: 'frame', at: { 'on paper': [665] }, run: findWrongFrame },
  {
    name: 'controls',
    at: { 'with its controls used': [1440] },
    // What the policy refuses is collected. The second header has controls of its own.
    run: async (page, { path }) => {
      await pressControls(page, isMain(path) || path === '/home-two');
      return [];
    },
  },
];

async function measureOverflow(page: Page): Promise<string[]> {
  const overflow = await getOverflow(page);
  return overflow > 0 ? [`wider by ${overflow} px`] : [];
}

/** What axe finds. What it cannot decide is noted for a person. */
async function findFaults(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  const { faults, open } = await runAxe(page, { rules });
  for (const description of open) test.info().annotations.push({ type: 'look at', description });
  return faults;
}

const test = base.extend<{ bare: Page }>({
  bare: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await stubOtherSites(page);
    await use(page);
    await context.close();
  },
});

/** The states in which pages of one layout differ, because their words and pictures do. */
const WORDY: readonly State[] = ['as it is', 'dark', 'with text spacing', 'with text of 32 px'];

/** The runs of a page: what is tested of it, and in which states. */
function listRuns(path: string) {
  if (!layouts.includes(path)) {
    return [{ path, part: '', isDue: (state: State) => WORDY.includes(state) }];
  }
  if (!isMain(path)) return [{ path, part: '', isDue: () => true }];
  return [
    { path, part: '', isDue: (state: State) => !RARE.includes(state) },
    { path, part: ' in rare states', isDue: (state: State) => RARE.includes(state) },
  ];
}

const runs = keptPages.flatMap(listRuns);

for (const { path, part, isDue } of runs) {
  const tag = part !== '' || !isMain(path) ? SWEEP : [];
  test(`${path} passes each check${part}`, { tag }, async ({ page, bare, violations }) => {
    for (const state of (Object.keys(states) as State[]).filter(isDue)) {
      await test.step(state, async () => {
        await states[state](page, path);
        for (const width of new Set(checks.flatMap(({ at }) => at[state] ?? []))) {
          await page.setViewportSize({ width, height: 900 });
          await scrollTo(page, 0);
          for (const { name, run } of checks.filter(({ at }) => at[state]?.includes(width))) {
            // A carousel lays its slides out anew a moment after the window has another width.
            await softly
              .poll(
                () => run(page, { bare, path, state }),
                `${name}: ${path} ${state}, ${width} px`,
              )
              .toEqual([]);
          }
        }
      });
    }
    expect(violations, `refused by the policy of ${path}`).toEqual([]);
  });
}
