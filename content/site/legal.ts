import { z } from 'zod';
import { block } from '@/components/sections/LegalText/LegalText.schema';
import { define } from '../files/define';
import { text } from '../schema/text';
import type { Analytics } from './analytics-schema';
import { isShownField } from './legal-choice';

const words = z.string();
const blocks = block.array();

/** The words about the tracker, by the names of their placeholders. */
const tracker = z.strictObject({
  trackers: words.describe('The privacy policy: the subjects apart from the two forms'),
  records: words.describe('The words after "You open a page: our host"'),
  counting: z.array(text).describe('Why page views are counted, and on what ground'),
  consentInIndia: words.describe('The end of the sentence on what we rely on in India'),
  consentRight: z.array(text).describe('The right to take back a consent, where one is asked for'),
  trackerKeeps: z.array(text).describe('What it keeps on the visitor’s device'),
  pageViewsTitle: words.describe('The title of the section on page views'),
  pageViews: blocks.describe('That section'),
  recipients: words.describe('Who receives data, apart from the agency'),
  otherServices: words.describe('The terms: other people’s services, after the mail service'),
});

/** The words that say how many trackers there are. */
const several = tracker.pick({
  trackers: true,
  records: true,
  recipients: true,
  otherServices: true,
});

/** The words about the outbox. */
const outbox = z.strictObject({
  outboxKeeps: z.array(text).describe('What it keeps on the visitor’s device'),
  clearing: text.describe('What clearing the site’s data does'),
});

/** The words about the service that sends the forms. */
const mail = z.strictObject({
  sending: z.array(text).describe('The privacy policy: where the fields of a form go'),
  sendingLinks: blocks.describe('Links to the privacy policy of the service'),
  recipientsAlone: words.describe('Who receives data, if no tracker does'),
  recipientsFirst: words.describe('The same before the words about the tracker'),
  formsRely: words.describe('The terms: who delivers the forms'),
  withoutScript: text.describe('The accessibility statement: what works without JavaScript'),
  unsent: z.array(text).describe('The accessibility statement: what a message that waits lacks'),
});

/** The words about the map, by the names of their placeholders. */
const map = z.strictObject({
  mapAlone: words.describe('Without a tracker: the subjects apart from the forms'),
  mapBeside: words.describe('The same after the tracker'),
  mapAtEnd: words.describe('The terms: that service, as the last one'),
  mapService: words.describe('The same before another one'),
  maps: z.array(text).describe('What it receives'),
  mapLinks: blocks.describe('Links to its privacy policy'),
});

/** The words about the job inquiry, which a site without jobs does not have. */
const inquiry = z.strictObject({
  formsFirst: words.describe('How many forms there are, at the start of a sentence'),
  formsInside: words.describe('The same inside a sentence'),
  inquiryFields: z.array(text).describe('What is sent'),
  inquiryPurpose: z.array(text).describe('Why it is used, and on what ground'),
  inquiryReplies: words.describe('Who reads it, and from which address people reply'),
  inquiryReaders: words.describe('Who reads it, after those who answer enquiries'),
  inquiryKept: z.array(text).describe('How long it is kept'),
  inquiryTerms: z.array(text).describe('The terms: what it obliges to'),
});

/** The words about search words, after those about what the tracker receives. */
const search = z.strictObject({ scriptOnSearch: words, pixelOnSearch: words });

/**
 * The words of the legal pages that depend on a switch of `content/site.yaml`. In the pages' copy a
 * name in braces stands for them.
 */
const schema = z.strictObject({
  tracker: z.strictObject({
    absent: tracker,
    start: tracker,
    ask: tracker,
  } satisfies Record<Analytics['tracker'], unknown>),
  script: z
    .strictObject({ start: tracker, ask: tracker })
    .describe('The same where a script counts instead of Meta’s pixel'),
  several: z
    .strictObject({ start: several, ask: several })
    .describe('What differs where several scripts count, or Meta’s pixel and a script'),
  scriptReceives: blocks.describe('What the maker of that script receives'),
  scriptCookies: z.array(text).describe('The cookies of that script, where it has any'),
  outbox: z.strictObject({ on: outbox, off: outbox }),
  mail: z.strictObject({ emailJs: mail, address: mail, none: mail }),
  recaptcha: z.strictObject({ on: z.array(text), off: z.array(text) }),
  map: z.strictObject({ on: map, off: map }).describe('Whether the contact page loads a map'),
  search: z.strictObject({ on: search, off: search }).describe('Whether there is a search page'),
  inquiry: z.strictObject({ on: inquiry, off: inquiry }).describe('Whether there are jobs'),
  editor: z
    .strictObject({
      on: z.strictObject({ accounts: text }),
      off: z.strictObject({ accounts: text }),
    })
    .describe('Whether the site has an editor, into which people log in'),
  metaPixel: blocks.describe('What Meta receives, wherever there is a tracker'),
});

export type Legal = z.infer<typeof schema>;

/** The file of these words. */
export const LEGAL = 'content/legal.yaml';

/**
 * The words of the legal pages that depend on the tracker, the mail service, the outbox and reCAPTCHA. In
 * the copy of a page, "{trackers}" stands for the words of that name. Some of them name others.
 */
export const legal = define(LEGAL, schema, {
  later: [
    'cookieNames',
    'counters',
    'formHost',
    'mapAlone',
    'mapAtEnd',
    'mapBeside',
    'mapService',
    'metaPixel',
    'metaPixelSection',
    'pixelOnSearch',
    'privacyChoices',
    'recipientsAlone',
    'recipientsFirst',
    'scriptCookies',
    'scriptHost',
    'scriptOnSearch',
    'scriptReceives',
    'sendButtons',
  ],
  isShown: isShownField,
});
