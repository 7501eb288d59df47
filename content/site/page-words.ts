import { z } from 'zod';
import { agency } from '../files/agency';
import { type BraceWords, fillBraces } from '../files/braces';
import { formatChoice } from '../files/language';
import { once } from '../files/once';
import { readFields } from '../files/read-file';
import { readIfSound } from '../schema/mistake';
import { factsWithCounts } from './counts';
import { LEGAL, legal } from './legal';
import { getMailService } from './mail-keys';
import { consultationForm, inquiryForm } from './shared';
import { switches } from './site';

const policy = z.object({ text: z.object({ sections: z.array(z.object({ id: z.string() })) }) });

/** The number of the section on the Meta pixel in the privacy policy, if it has one. */
function findPixelSection(): [string, string][] {
  const { data } = policy.safeParse(readIfSound(() => readFields('content/pages/privacy.yaml')));
  const place = data?.text.sections.findIndex(({ id }) => id === 'meta-pixel') ?? -1;
  return place < 0 ? [] : [['metaPixelSection', String(place + 1)]];
}

/** The host of the service that takes the forms. A path of this site has the name of the agency. */
const getFormHost = (address: string | null): string =>
  address?.startsWith('https:') ? new URL(address).host : agency().name;

/** The buttons that send a form in this build. */
const getSendButtons = (): string[] =>
  [consultationForm(), inquiryForm()]
    .filter(({ fallback }) => fallback === null)
    .map(({ button }) => button.idle);

/** The words of the legal pages for the switches of this build. Some name others, which are filled first. */
function readLegalWords(): BraceWords {
  const { analytics, forms } = switches();
  const { tracker, script } = analytics;
  const words = legal();
  const mailService = getMailService(forms);
  const fill = (some: object, names: BraceWords): BraceWords =>
    new Map([...names, ...Object.entries(fillBraces(LEGAL, some, () => names))]);
  const facts = new Map([
    ...findPixelSection(),
    ['privacyChoices', analytics.question.reopen],
    ['formHost', getFormHost(forms.address)],
    ['scriptHost', script ? new URL(script.src).host : ''],
    ['sendButtons', formatChoice(getSendButtons())],
    ['cookieNames', script?.cookies.join(', ') ?? ''],
  ] satisfies [string, string][]);
  const parts = fill(
    {
      ...words.mail[mailService],
      metaPixel: words.metaPixel,
      scriptReceives: words.scriptReceives,
      scriptCookies: script?.cookies.length ? words.scriptCookies : [],
    },
    facts,
  );
  return fill(
    {
      ...(script && tracker !== 'absent' ? words.script[tracker] : words.tracker[tracker]),
      ...words.outbox[forms.outbox && mailService !== 'none' ? 'on' : 'off'],
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
