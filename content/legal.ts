import { define } from './schema/define';
import { legal as schema } from './schema/legal';

/**
 * The words of the legal pages that depend on the tracker, the outbox and reCAPTCHA. In the copy of
 * a page, "{trackers}" stands for the words of that name.
 */
export const legal = define('content/legal.ts', schema, {
  tracker: {
    absent: {
      trackers: 'one map',
      records:
        'records the address requested, the time, your IP address and the kind of browser you use.',
      counting: [],
      consentInIndia: '',
      trackerKeeps: [],
      pageViews: [
        'Nothing on this site counts page views at present. It can work with the advertising pixel of Meta, the company behind Facebook and Instagram, which is switched off: no part of it is loaded, nothing is sent to Meta, and no cookie is set.',
        'Should we switch it on, this page changes first.',
      ],
      recipients: 'our web host, our mail provider and EmailJS',
      otherServices: ', and OpenStreetMap draws the map',
    },
    start: {
      trackers: 'one tracker, one map',
      records:
        'records the address requested, the time, your IP address and the kind of browser you use, and the tracker described in section 6 reports the view.',
      counting: [
        'To learn which pages are read and whether our advertising leads anyone to them: our legitimate interest.',
      ],
      consentInIndia: '',
      trackerKeeps: [
        'Two cookies of Meta’s, _fbp and _fbc, for up to 90 days. Section 6 says what reads them.',
      ],
      pageViews: [
        'The site reports each page view to Meta, the company behind Facebook and Instagram, through its advertising pixel, which starts with every page.',
        '{metaPixel}',
        'A tracking blocker or your browser’s own tracking protection stops the pixel without breaking any page. Meta’s advertising settings let you limit what it does with such data, and you can object by writing to us.',
        {
          links: [{ label: 'Privacy at Meta', href: 'https://www.facebook.com/privacy/policy/' }],
        },
      ],
      recipients: 'our web host, our mail provider, EmailJS, and Meta as described above',
      otherServices: ', OpenStreetMap draws the map, and Meta’s pixel counts page views',
    },
    ask: {
      trackers: 'one tracker that asks first, one map',
      records:
        'records the address requested, the time, your IP address and the kind of browser you use. If you have allowed it, the tracker described in section 6 reports the view.',
      counting: [
        'To learn which pages are read and whether our advertising leads anyone to them: your consent.',
      ],
      consentInIndia: ', and on your consent where we count your visits',
      trackerKeeps: [
        'Your answer to the question whether we may count your visits, in local storage, until you clear it.',
        'If you said yes, two cookies of Meta’s, _fbp and _fbc, for up to 90 days. They are deleted when you change your mind. Section 6 says what reads them.',
      ],
      pageViews: [
        'If you accept, the site reports each page view to Meta, the company behind Facebook and Instagram, through its advertising pixel. Until then, and if you refuse, no part of the pixel is loaded and nothing is sent to Meta. A browser that sends Global Privacy Control has refused for you, until you say otherwise.',
        '{metaPixel}',
        'You can change your mind at any time, on any page: press Privacy choices at its foot. A refusal stops the reports at once and deletes Meta’s cookies from this site. What happened before stays lawful.',
        {
          links: [{ label: 'Privacy at Meta', href: 'https://www.facebook.com/privacy/policy/' }],
        },
      ],
      recipients: 'our web host, our mail provider, EmailJS, and Meta if you have allowed it',
      otherServices:
        ', OpenStreetMap draws the map, and Meta’s pixel counts page views if you allow it',
    },
  },
  outbox: {
    on: {
      outboxKeeps: [
        'An outbox. A form you send is in your browser’s storage on this device until it is delivered. If it cannot be, because the connection drops or the mail service is down, it waits there. It is sent again while the page is open, when you are back online and on your next visit. It is removed as soon as it is delivered or refused for good, and after 7 days at the latest.',
        'A fingerprint of each form that was delivered, for 7 days, so that the same message is not mailed twice. It is a number computed from your message, from which the message cannot be read.',
      ],
      clearing:
        'Whoever uses the same browser profile could read a waiting message with some skill, so on a shared computer clear the site’s data when you leave. Clearing it deletes everything in this list at once.',
    },
    off: {
      outboxKeeps: [],
      clearing: 'Clearing the site’s data deletes everything in this list at once.',
    },
  },
  recaptcha: {
    on: [
      'A checkbox of Google’s reCAPTCHA in each form keeps programs out. It comes from Google when you touch the form, and Google receives your IP address and details of your browser.',
    ],
    off: [],
  },
  metaPixel: [
    'Meta receives the address of the page, the time, your IP address and details of your browser, and may set or read cookies named _fbp and _fbc. Its pixel also notes by itself which buttons are pressed and how the page describes itself. If you have an account with Meta, it can connect all of this with you.',
    'We see totals: how many people read a page, and how many of them an advert brought. We send Meta nothing that you type into a form.',
  ],
});
