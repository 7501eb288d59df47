import { z } from 'zod';
import { jobFiles } from '../collections/jobs';
import { agency } from '../files/agency';
import { type BraceWords, fillBraces } from '../files/braces';
import { formatChoice, formatList } from '../files/language';
import { isLeftOut, isShown } from '../files/left-out';
import { once } from '../files/once';
import { rawPages, readSection, readShared } from '../files/pages';
import type { Analytics } from './analytics-schema';
import { factsWithCounts } from './counts';
import type { Legal } from './legal';
import { LEGAL, legal } from './legal';
import { getMailService } from './mail-keys';
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

const withMap = z.object({
  section: z.literal('contact-details'),
  office: z.number(),
  map: z.looseObject({}),
});

/** Whether a page loads a map. */
const hasMap = (): boolean =>
  rawPages()
    .filter(({ path }) => !isLeftOut(path))
    .flatMap(({ sections }) => sections)
    .some((section) => {
      const { data } = withMap.safeParse({ ...readShared(section.section), ...section });
      return agency().offices[(data?.office ?? 0) - 1]?.map.frame !== undefined;
    });

/** Whether the site has the form of a job inquiry. */
export const hasInquiry = (): boolean => jobFiles.sound().length > 0;

/** The buttons that send a form in this build. */
const getSendButtons = (): string[] =>
  [consultationForm(), ...(hasInquiry() ? [inquiryForm()] : [])]
    .filter(({ fallback }) => fallback === null)
    .map(({ button }) => button.idle);

/** The words about the trackers of this build. Where Meta's pixel and scripts count, they are about both. */
function getTrackerWords(words: Legal, { tracker, pixel, scripts }: Analytics) {
  if (tracker === 'absent' || scripts.length === 0) return words.tracker[tracker];
  const [ofPixel, ofScript] = [words.tracker[tracker], words.script[tracker]];
  const join = <T>(one: readonly T[], other: readonly T[]) => [...new Set([...one, ...other])];
  return {
    ...ofScript,
    ...(scripts.length > 1 || pixel !== null ? words.several[tracker] : {}),
    ...(pixel !== null && {
      counting: join(ofScript.counting, ofPixel.counting),
      trackerKeeps: join(ofScript.trackerKeeps, ofPixel.trackerKeeps),
      pageViewsTitle: ofPixel.pageViewsTitle,
      pageViews: join<unknown>(ofScript.pageViews, ofPixel.pageViews),
    }),
  };
}

/** The words of the legal pages for the switches of this build. Some name others, which are filled first. */
function readLegalWords(): BraceWords {
  const { analytics, forms, editor } = switches();
  const { pixel, scripts } = analytics;
  const hosts = scripts.map(({ src }) => new URL(src).host);
  const cookies = scripts.flatMap((script) => script.cookies);
  const words = legal();
  const mailService = getMailService(forms);
  const fill = (some: object, names: BraceWords): BraceWords =>
    new Map([...names, ...Object.entries(fillBraces(LEGAL, some, () => names))]);
  const facts: BraceWords = new Map<string, string | readonly unknown[]>([
    ...findPixelSection(),
    ...Object.entries(words.map[hasMap() ? 'on' : 'off']),
    ...Object.entries(words.search[isShown('search-field') ? 'on' : 'off']),
    ...Object.entries(words.editor[editor ? 'on' : 'off']),
    ['privacyChoices', analytics.question.reopen],
    ['formHost', getFormHost(forms.address)],
    ['scriptHost', formatList(hosts)],
    ['counters', formatList([...hosts, ...(pixel === null ? [] : ['Meta'])])],
    ['sendButtons', formatChoice(getSendButtons())],
    ['cookieNames', cookies.join(', ')],
  ]);
  const parts = fill(
    {
      ...words.mail[mailService],
      metaPixel: words.metaPixel,
      scriptReceives: words.scriptReceives,
      scriptCookies: cookies.length > 0 ? words.scriptCookies : [],
    },
    facts,
  );
  return fill(
    {
      ...getTrackerWords(words, analytics),
      ...words.outbox[forms.outbox && mailService !== 'none' ? 'on' : 'off'],
      ...words.inquiry[hasInquiry() ? 'on' : 'off'],
      recaptcha: words.recaptcha[forms.recaptchaSiteKey === null ? 'off' : 'on'],
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
