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
import { findEdges } from './support/picture-edges';
import { articles, keptPages, projects, services } from './support/routes';
import { findCuts } from './support/safe-areas';
import { mainPages, SWEEP } from './support/sweep';
import { expect, scrollTo, softly, stubOtherSites, visit } from './support/test';
import { findUnreadable } from './support/unreadable';
import { enlargeText, SPACED } from './support/user-styles';
import { test as base } from './support/violations';
import { findUnclear } from './support/words';
import { findWordsOnPhotographs } from './support/words-on-photographs';

/** A page of the site, and the same page in a browser without scripts. */
type Seen = { page: Page; bare: Page; path: string };

/** What brings the page into a state. The states follow each other. */
const states = {
  'with motion': async ({ page, path }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit(page, path);
  },
  'as it is': async ({ page, path }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
  },
  dark: ({ page }) => page.emulateMedia({ colorScheme: 'dark' }),
  'on paper': ({ page }) => page.emulateMedia({ colorScheme: 'light', media: 'print' }),
  'with forced colours': ({ page }) =>
    page.emulateMedia({ media: 'screen', forcedColors: 'active' }),
  'with text spacing': async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'none' });
    await setStyles(page, SPACED);
  },
  'with its controls used': ({ page }) => setStyles(page, ''),
  'in another brand': async ({ page, path }) => {
    await visit(page, path);
    await layBrand(page, path);
  },
  'with long words': async ({ page, path }) => {
    await visit(page, path);
    await putLongWords(page);
  },
  'with dyed tokens': async ({ page, path }) => {
    await visit(page, path);
    await dyeTokens(page);
  },
  'with dyed tokens, dark, and all open and reached': async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await showStates(page);
  },
  'with text of 32 px': async ({ page, path }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await enlargeText(page);
    await visit(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  },
} satisfies Record<string, (seen: Seen) => Promise<unknown>>;

type State = keyof typeof states;

type Check = {
  name: string;
  states: readonly State[];
  widths: readonly number[];
  /** All but some. */
  pages?: (path: string) => boolean;
  /** What is wrong, in words. */
  run: (seen: Seen, state: State) => Promise<readonly string[]>;
};

const READ: readonly State[] = ['with forced colours', 'with text spacing', 'with text of 32 px'];
const LONG: readonly State[] = ['with long words'];
const NARROW = [320, 390, 768, 1024, 1280];

/** What is the same on most pages, and takes long. */
const isMain = (path: string) => mainPages.includes(path);

/** Buttons reach the slides beside the screen once a carousel runs. */
const SLIDES = '[data-slides]';

/** The team stands in front of its title. Whether that covers its middle depends on the words. */
const BEHIND = `<h2> ${getWords('home', 'team-teaser')?.title.slice(0, 40)} under <img>`;

/** Where pictures stand on the ground of a world: banners, covers, panels, bands and cards. */
const hasScene = (path: string) =>
  ['/', '/services', '/projects', ...projects, ...articles, ...services].includes(path);

const hasPhotograph = (path: string) =>
  readExported(`${path === '/' ? '/index' : path}.html`).includes('data-photograph');

const checks: readonly Check[] = [
  {
    name: 'shifts during a scroll',
    states: ['with motion'],
    widths: [1440],
    run: ({ page }) => findShifts(page),
  },
  {
    name: 'structure',
    states: ['as it is'],
    widths: [1440],
    run: async ({ page }) => {
      const heading = await page
        .getByRole('heading', { level: 1 })
        .filter({ visible: true })
        .count();
      const main = await page.getByRole('main').count();
      const top = await page.evaluate(() => scrollY);
      return heading === 1 && main === 1 && top === 0
        ? []
        : [`${heading} h1, ${main} main, at ${top} px`];
    },
  },
  {
    name: 'words without scripts',
    states: ['as it is'],
    widths: [390, 1440],
    run: async ({ page, bare, path }) => {
      if (new URL(bare.url()).pathname !== path) await bare.goto(path);
      await bare.setViewportSize(page.viewportSize() ?? { width: 0, height: 0 });
      const kept = new Set(await getVisibleWords(bare));
      const lost = (await getVisibleWords(page)).filter((words) => !kept.has(words));
      const overflow = await getOverflow(bare);
      const waits = await bare.locator('[data-preloader]').isVisible();
      return [
        ...lost,
        ...(overflow ? [`wider by ${overflow} px`] : []),
        ...(waits ? ['preloader'] : []),
      ];
    },
  },
  {
    name: 'horizontal scroll',
    states: ['as it is'],
    widths: [320, 390, 768, 1440],
    run: measureOverflow,
  },
  { name: 'horizontal scroll', states: READ, widths: [390, 1440], run: measureOverflow },
  { name: 'horizontal scroll', states: LONG, widths: NARROW, run: measureOverflow },
  {
    name: 'horizontal scroll',
    states: ['with text of 32 px'],
    widths: [1280],
    run: measureOverflow,
  },
  { name: 'beyond the edge', states: ['as it is'], widths: [320, 390, 768, 1440], run: findBeyond },
  { name: 'beyond the edge', states: READ, widths: [390, 1440], run: findBeyond },
  { name: 'beyond the edge', states: LONG, widths: NARROW, run: findBeyond },
  {
    name: 'covered',
    states: ['as it is'],
    widths: [320, 768, 1440],
    run: async ({ page }) => (await findCovered(page)).filter((found) => found !== BEHIND),
  },
  {
    name: 'subject of a picture cut',
    states: ['as it is'],
    widths: [390, 768, 1440],
    run: async ({ page }) => (await page.evaluate(findCuts)).cuts,
  },
  {
    name: 'words on a photograph',
    states: ['as it is'],
    widths: [390, 768, 1440],
    pages: hasPhotograph,
    run: ({ page }) => findWordsOnPhotographs(page),
  },
  {
    name: 'cut off by a box',
    states: LONG,
    widths: NARROW,
    run: ({ page }) => findClipped(page, SLIDES),
  },
  {
    name: 'dialog too narrow',
    states: LONG,
    widths: [320, 768, 1280],
    run: ({ page }) => findNarrowDialogs(page),
  },
  {
    name: 'unreadable',
    states: READ,
    widths: [390, 1440],
    // Lines of large text stand closer than their boxes. Forced colours alone paint these.
    run: ({ page }, state) =>
      findUnreadable(page, SLIDES, state === 'with forced colours' ? 0 : 0.25),
  },
  {
    name: 'word that breaks',
    states: ['with text of 32 px'],
    widths: [1280],
    run: ({ page }) => findBroken(page),
  },
  { name: 'hard to read on a picture', states: ['as it is'], widths: [390], run: readBanner },
  { name: 'hard to read on a picture', states: ['dark'], widths: [1440], run: readBanner },
  {
    name: 'hard to read on a picture',
    states: ['as it is'],
    widths: [1440],
    pages: isMain,
    run: readBanner,
  },
  {
    name: 'hard to read on a picture',
    states: ['dark'],
    widths: [390],
    pages: isMain,
    run: readBanner,
  },
  {
    name: 'axe',
    states: ['as it is'],
    widths: [390],
    run: ({ page }) => findFaults(page, 'all'),
  },
  {
    name: 'axe, colours',
    states: ['dark', 'in another brand'],
    widths: [1440],
    run: ({ page }) => findFaults(page, 'colours'),
  },
  {
    name: 'ground without a pair',
    states: ['with dyed tokens', 'with dyed tokens, dark, and all open and reached'],
    widths: [1440],
    run: ({ page }) => findUndeclared(page),
  },
  {
    name: 'edge of a picture',
    states: ['as it is'],
    widths: [390, 1440],
    pages: hasScene,
    run: ({ page }) => findEdges(page),
  },
  {
    name: 'edge of a picture',
    states: ['dark'],
    widths: [1440],
    pages: hasScene,
    run: ({ page }) => findEdges(page),
  },
  {
    name: 'not printed',
    states: ['on paper'],
    widths: [665],
    run: ({ page }) => findUnprinted(page),
  },
  { name: 'coloured', states: ['on paper'], widths: [665], run: ({ page }) => findColoured(page) },
  { name: 'frame', states: ['on paper'], widths: [665], run: ({ page }) => findWrongFrame(page) },
  {
    name: 'controls',
    states: ['with its controls used'],
    widths: [1440],
    // What the policy refuses is collected.
    run: ({ page, path }) => pressControls(page, isMain(path)).then(() => []),
  },
];

async function measureOverflow({ page }: Seen): Promise<string[]> {
  const overflow = await getOverflow(page);
  return overflow > 0 ? [`${overflow} px`] : [];
}

function findBeyond({ page }: Seen): Promise<string[]> {
  return findCutOff(page, SLIDES);
}

function readBanner({ page }: Seen): Promise<string[]> {
  return findUnclear(page);
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

/** The states that `npm test` leaves to the sweep. */
const RARE: readonly string[] = [
  'in another brand',
  'with long words',
  'with dyed tokens',
  'with dyed tokens, dark, and all open and reached',
];

const runs = keptPages.flatMap((path) =>
  isMain(path)
    ? [
        { path, tag: [], isDue: (state: string) => !RARE.includes(state) },
        { path, tag: SWEEP, isDue: (state: string) => RARE.includes(state) },
      ]
    : [{ path, tag: SWEEP, isDue: () => true }],
);

for (const { path, tag, isDue } of runs) {
  const part = tag === SWEEP && isMain(path) ? ' in rare states' : '';
  test(`${path} passes each check${part}`, { tag }, async ({ page, bare, violations }) => {
    const seen = { page, bare, path };
    for (const [state, enter] of Object.entries(states).filter(([each]) => isDue(each)) as [
      State,
      (of: Seen) => Promise<unknown>,
    ][]) {
      const due = checks.filter(
        (check) => check.states.includes(state) && (check.pages?.(path) ?? true),
      );
      await test.step(state, async () => {
        await enter(seen);
        for (const width of new Set(due.flatMap(({ widths }) => widths))) {
          await page.setViewportSize({ width, height: 900 });
          await scrollTo(page, 0);
          for (const check of due.filter(({ widths }) => widths.includes(width))) {
            // A carousel lays its slides out anew a moment after the window has another width.
            await softly
              .poll(() => check.run(seen, state), `${check.name}: ${path} ${state} at ${width} px`)
              .toEqual([]);
          }
        }
      });
    }
    expect(violations, `refused by the policy of ${path}`).toEqual([]);
  });
}
