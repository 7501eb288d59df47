/**
 * Draws a line in each of ten scripts with a whole typeface and with its cut, at a light and a heavy weight, and fails
 * where they do not look the same: `npm --prefix scripts/makers/lab run typefaces`. The pictures are in `test-results/typefaces`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../serve/browser';
import { cut, narrow } from '../../site/fonts/cut';
import { readFont } from '../../site/fonts/read-font';

const PACKAGES = 'scripts/makers/lab/node_modules/@fontsource-variable';
const PICTURES = 'test-results/typefaces';
const WEIGHTS = [400, 700];

/** A line in each script, with letters that join, change their order or carry marks, and the file that draws it. */
const LINES = [
  ['Arabic', 'noto-sans-arabic-arabic', 'لا شيء أهدأ من نهرٍ في الصباح، مِلاحة ۱۲۳'],
  ['Hebrew', 'noto-sans-hebrew-hebrew', 'הַסִּירָה הקטנה חוזרת לפני הגשם'],
  ['Devanagari', 'noto-sans-devanagari-devanagari', 'क्षत्रिय, श्री, र्कि, ज्ञान की नदी में नाव चलती है'],
  ['Bengali', 'noto-sans-bengali-bengali', 'নৌকাটি বৃষ্টির আগে ফিরে আসে, ক্ষুদ্র স্রোত'],
  ['Tamil', 'noto-sans-tamil-tamil', 'கொடியில் படகுகள், ஸ்ரீ, மழைக்கு முன்'],
  ['Thai', 'noto-sans-thai-thai', 'เรือกลับมาก่อนฝนที่ท่าน้ำ ปู่ย่า'],
  ['Japanese', 'noto-sans-jp-119', 'のはをにがでとしたな'],
  ['Greek', 'inter-greek', 'Η βάρκα γυρίζει πριν από τη βροχή'],
  ['Cyrillic', 'inter-cyrillic', 'Лодка возвращается до дождя, їжак'],
  ['Vietnamese', 'inter-vietnamese', 'ắ ộ ữ Ặ Ễ ơ Ư'],
] as const;

const toFile = (face: string) => {
  const [name = ''] = /^(noto-sans-[a-z]+|inter)/.exec(face) ?? [];
  return `${PACKAGES}/${name}/files/${face}-wght-normal.woff2`;
};

/** How many times larger a line is drawn. Hints move an outline by less than a pixel, which this makes invisible. */
const LARGER = 5;

/** How much a pixel may differ, of 255. */
const SAME = 100;

/** Draws a line with a typeface. */
async function draw(page: Page, line: string, weight: number, font: Buffer): Promise<Buffer> {
  await page.setContent(
    `<style>@font-face { font-family: Tried; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString('base64')}) }
    p { width: max-content; padding: 20px; font: ${weight} ${LARGER * 48}px/2 Tried }</style><p dir="auto">${line}`,
  );
  await page.evaluate(() =>
    document.fonts.load('48px Tried', document.body.textContent ?? undefined),
  );
  const drawn = sharp(await page.locator('p').screenshot());
  const { width } = await drawn.metadata();
  return drawn
    .resize(Math.round(width / LARGER))
    .png()
    .toBuffer();
}

/** Whether two pictures look the same. */
async function isSame(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((each) => sharp(each).greyscale().raw().toBuffer()),
  );
  return (
    a !== undefined &&
    a.length === b?.length &&
    a.every((value, i) => Math.abs(value - (b[i] ?? 0)) <= SAME)
  );
}

mkdirSync(PICTURES, { recursive: true });
const { path, args } = findBrowser();
const browser = await chromium.launch({
  executablePath: path,
  args: [...args, '--font-render-hinting=none'],
});
try {
  const page = await browser.newPage();
  for (const [script, face, line] of LINES) {
    const file = toFile(face);
    const { axes } = await readFont(file);
    const narrowed = narrow(axes, { wght: { min: 400, max: 700 } });
    const small = await cut(file, line, 'Tried', narrowed);
    for (const weight of WEIGHTS) {
      const whole = await draw(page, line, weight, readFileSync(file));
      const drawn = await draw(page, line, weight, small);
      const name = `${PICTURES}/${script.toLowerCase()}-${weight}`;
      writeFileSync(`${name}.png`, drawn);
      if (await isSame(drawn, whole)) continue;
      writeFileSync(`${name}-whole.png`, whole);
      console.error(
        `✗ ${script}, weight ${weight}: the cut draws another picture. See ${name}-whole.png.`,
      );
      process.exitCode = 1;
    }
    console.log(`${script}: ${small.length} bytes of ${readFileSync(file).length}`);
  }
} finally {
  await browser.close();
}
