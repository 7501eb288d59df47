import { z } from 'zod';
import { agency } from '../files/agency';
import { type BraceWords, fillBraces } from '../files/braces';
import { formatChoice, formatList } from '../files/language';
import { once } from '../files/once';
import { readSection } from '../files/pages';
import { factsWithCounts } from './counts';
import { hasInquiry } from './has-inquiry';
import type { Legal } from './legal';
import { LEGAL, legal } from './legal';
import { type LegalChoice, legalChoice } from './legal-choice';
import { consultationForm, inquiryForm } from './shared';
import { switches } from './site';

const policy = z.object({ sections: z.array(z.object({ id: z.string() })) });

/** The number of the section on the Meta pixel in the privacy policy, if it has one. */
function findPixelSection(): [string, string][] {
  const { data } = policy.safeParse(readSection('privacy', 'legal-text'));
  const place = data?.sections.findIndex(({ id }) => id === 'meta-pixel') ?? -1;
  return place < 0 ? [] : [['metaPixelSection', String(place + 1)]];
}

/** The host of the service that takes the forms. A path of this site has the name of the agency. */
const getFormHost = (address: string | null): string =>
  address?.startsWith('https:') ? new URL(address).host : agency().name;

/** The buttons that send a form in this build. */
const getSendButtons = (): string[] =>
  [consultationForm(), ...(hasInquiry() ? [inquiryForm()] : [])]
    .filter(({ fallback }) => fallback === null)
    .map(({ button }) => button.idle);

/** The words about the trackers of this build. Where Meta's pixel and scripts count, they are about both. */
function getTrackerWords(words: Legal, { tracker, script, several }: LegalChoice) {
  const ofPixel = tracker && words.tracker[tracker];
  const ofScript = script && words.script[script];
  const join = <T>(one: readonly T[], other: readonly T[]) => [...new Set([...one, ...other])];
  return {
    ...ofPixel,
    ...ofScript,
    ...(several && words.several[several]),
    ...(ofPixel &&
      ofScript && {
        counting: join(ofScript.counting, ofPixel.counting),
        trackerKeeps: join(ofScript.trackerKeeps, ofPixel.trackerKeeps),
        pageViewsTitle: ofPixel.pageViewsTitle,
        pageViews: join<unknown>(ofScript.pageViews, ofPixel.pageViews),
      }),
  };
}

/** The words of the legal pages for the switches of this build. Some name others, which are filled first. */
function readLegalWords(): BraceWords {
  const { analytics, forms } = switches();
  const hosts = analytics.scripts.map(({ src }) => new URL(src).host);
  const cookies = analytics.scripts.flatMap((script) => script.cookies);
  const words = legal();
  const choice = legalChoice();
  const fill = (some: object, names: BraceWords): BraceWords =>
    new Map([...names, ...Object.entries(fillBraces(LEGAL, some, () => names))]);
  const facts: BraceWords = new Map<string, string | readonly unknown[]>([
    ...findPixelSection(),
    ...Object.entries(words.map[choice.map]),
    ...Object.entries(words.search[choice.search]),
    ...Object.entries(words.editor[choice.editor]),
    ['privacyChoices', analytics.question.reopen],
    ['formHost', getFormHost(forms.address)],
    ['scriptHost', formatList(hosts)],
    ['counters', formatList([...hosts, ...(analytics.pixel === null ? [] : ['Meta'])])],
    ['sendButtons', formatChoice(getSendButtons())],
    ['cookieNames', cookies.join(', ')],
  ]);
  const parts = fill(
    {
      ...words.mail[choice.mail],
      metaPixel: words.metaPixel,
      scriptReceives: words.scriptReceives,
      scriptCookies: cookies.length > 0 ? words.scriptCookies : [],
    },
    facts,
  );
  return fill(
    {
      ...getTrackerWords(words, choice),
      ...words.outbox[choice.outbox],
      ...words.inquiry[choice.inquiry],
      recaptcha: words.recaptcha[choice.recaptcha],
    },
    parts,
  );
}

/**
 * What names in braces stand for in the words of a page: facts and counts, and the words of the legal pages
 * for the switches of this build.
 */
export const pageWords = once(
  (): BraceWords => new Map([...factsWithCounts(), ...readLegalWords()]),
);
