import type { LegalBlock } from '@/components/sections/LegalText/LegalText.schema';
import type { Analytics } from './schema/analytics';
import { site } from './site';

const META = [
  'Meta receives the address of the page, the time, your IP address and details of your browser, and may set or read cookies named _fbp and _fbc. Its pixel also notes by itself which buttons are pressed and how the page describes itself. If you have an account with Meta, it can connect all of this with you.',
  'We see totals: how many people read a page, and how many of them an advert brought. We send Meta nothing that you type into a form.',
] satisfies LegalBlock[];

const META_LINKS = {
  links: [{ label: 'Privacy at Meta', href: 'https://www.facebook.com/privacy/policy/' }],
} satisfies LegalBlock;

/** What the legal pages say of the tracker, each piece in its place. */
type Words = {
  /** The privacy policy: what it is about, beside two forms. */
  things: string;
  /** After "You open a page: our host". */
  received: string;
  /** Why page views are counted, and on what ground. */
  purposes: string[];
  /** The end of the sentence on what we rely on in India. */
  india: string;
  /** What it keeps on the visitor's device. */
  kept: string[];
  /** The section on page views. */
  told: LegalBlock[];
  /** Who receives data, apart from the agency. */
  recipients: string;
  /** The terms: other people's services, after the mail service. */
  services: string;
};

const words = {
  absent: {
    things: 'one map',
    received:
      'records the address requested, the time, your IP address and the kind of browser you use.',
    purposes: [],
    india: '',
    kept: [],
    told: [
      'Nothing on this site counts page views at present. It can work with the advertising pixel of Meta, the company behind Facebook and Instagram, which is switched off: no part of it is loaded, nothing is sent to Meta, and no cookie is set.',
      'Should we switch it on, this page changes first.',
    ],
    recipients: 'our web host, our mail provider and EmailJS',
    services: ', and OpenStreetMap draws the map',
  },
  start: {
    things: 'one tracker, one map',
    received:
      'records the address requested, the time, your IP address and the kind of browser you use, and the tracker described in section 6 reports the view.',
    purposes: [
      'To learn which pages are read and whether our advertising leads anyone to them: our legitimate interest.',
    ],
    india: '',
    kept: [
      'Two cookies of Meta’s, _fbp and _fbc, for up to 90 days. Section 6 says what reads them.',
    ],
    told: [
      'The site reports each page view to Meta, the company behind Facebook and Instagram, through its advertising pixel, which starts with every page.',
      ...META,
      'A tracking blocker or your browser’s own tracking protection stops the pixel without breaking any page. Meta’s advertising settings let you limit what it does with such data, and you can object by writing to us.',
      META_LINKS,
    ],
    recipients: 'our web host, our mail provider, EmailJS, and Meta as described above',
    services: ', OpenStreetMap draws the map, and Meta’s pixel counts page views',
  },
  ask: {
    things: 'one tracker that asks first, one map',
    received:
      'records the address requested, the time, your IP address and the kind of browser you use. If you have allowed it, the tracker described in section 6 reports the view.',
    purposes: [
      'To learn which pages are read and whether our advertising leads anyone to them: your consent.',
    ],
    india: ', and on your consent where we count your visits',
    kept: [
      'Your answer to the question whether we may count your visits, in local storage, until you clear it.',
      'If you said yes, two cookies of Meta’s, _fbp and _fbc, for up to 90 days. They are deleted when you change your mind. Section 6 says what reads them.',
    ],
    told: [
      'If you accept, the site reports each page view to Meta, the company behind Facebook and Instagram, through its advertising pixel. Until then, and if you refuse, no part of the pixel is loaded and nothing is sent to Meta. A browser that sends Global Privacy Control has refused for you, until you say otherwise.',
      ...META,
      `You can change your mind at any time, on any page: press ${site.analytics.question.reopen} at its foot. A refusal stops the reports at once and deletes Meta’s cookies from this site. What happened before stays lawful.`,
      META_LINKS,
    ],
    recipients: 'our web host, our mail provider, EmailJS, and Meta if you have allowed it',
    services: ', OpenStreetMap draws the map, and Meta’s pixel counts page views if you allow it',
  },
} satisfies Record<Analytics['tracker'], Words>;

/** What the legal pages say of the tracker of this build. */
export const tracking: Words = words[site.analytics.tracker];
