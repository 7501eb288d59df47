import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** The linear light of a channel's value (WCAG 2.2). */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** The relative luminance of a colour whose channels go from 0 to 255. */
export function getLuminance(red: number, green: number, blue: number): number {
  const light = (value: number) => LINEAR[Math.round(value)] ?? 0;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** The contrast of two luminances, from 1 to 21. */
export const getContrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** A part of the screen, in CSS pixels. */
type Part = { x: number; y: number; width: number; height: number };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Takes the pixels of a part of the screen: three channels each, row by row. Playwright's own pictures
 * take four times as long.
 */
export async function takePixels(page: Page, part: Part): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const offset = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  const { data } = await (await session).send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: false,
    clip: { ...part, x: part.x + offset.x, y: part.y + offset.y, scale: 1 },
  });
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
}

/** Gives a page styles of the test, which its policy does not refuse, and waits until they are painted. */
export const setStyles = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const known: unknown = Reflect.get(document, 'stylesOfTest');
    const sheet = known instanceof CSSStyleSheet ? known : new CSSStyleSheet();
    sheet.replaceSync(text);
    if (sheet !== known) document.adoptedStyleSheets.push(sheet);
    Object.assign(document, { stylesOfTest: sheet });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, css);
