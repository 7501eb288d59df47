import type { Page } from '@playwright/test';

/** Words of German, Finnish and Dutch, of 20 to 45 letters. */
const WORDS = [
  'Suchmaschinenoptimierung',
  'Datenschutzbeauftragter',
  'Rechtsschutzversicherung',
  'Barrierefreiheitsstärkungsgesetz',
  'Softwareentwicklungsdienstleistungen',
  'Käyttöliittymäsuunnittelija',
  'Lentokonesuihkuturbiinimoottori',
  'Aansprakelijkheidsverzekeringen',
  'Verantwoordelijkheidsgevoel',
  'Donaudampfschifffahrtsgesellschaftskapitänin',
];

/** The elements of titles, cards, menus, footers, buttons and labels. A figure (`dt`) is no word. */
const PLACES =
  'h1, h2, h3, h4, a, button, label, summary, legend, figcaption, th, td, dd, b, strong, li, p, span, small, address';

/**
 * Puts a long word in the place of each text, and before each sentence.
 *
 * @returns how many
 */
export const putLongWords = (page: Page): Promise<number> =>
  page.evaluate(
    ([words, places]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        const isWord = /\p{L}{2}/u.test(node.textContent ?? '');
        if (!isWord || !parent?.matches(places)) continue;
        if (!parent.closest('script, style, pre, code, time, [aria-hidden="true"], noscript'))
          found.push(node);
      }
      for (const [index, node] of found.entries()) {
        const word = words[index % words.length];
        const isSentence = node.parentElement?.matches('p, dd, td, li');
        node.textContent = isSentence ? `${word} ${node.textContent}` : `${word} `;
      }
      return found.length;
    },
    [WORDS, PLACES] as const,
  );

/** Finds dialogs and menus that are narrower than what stands in them. */
export const findNarrowDialogs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[popover]')].flatMap((dialog) => {
      dialog.showPopover();
      const { scrollWidth, clientWidth, id } = dialog;
      dialog.hidePopover();
      return scrollWidth > clientWidth + 1 ? [`${id}: ${scrollWidth - clientWidth} px`] : [];
    }),
  );
