import { standIns } from '../../scripts/serve/mailbox/stand-ins';
import { getPort } from '../../scripts/serve/preview/port';

/** An invented id of a Meta pixel. */
export const PIXEL = '1234567890123456';

/** Invented origins of a tracker: of its script, and of a further host that it calls. */
export const STATS = 'https://stats.example.com';
export const STATS_API = 'https://api.example.com';

/** The invented address of a second tracker. */
export const COUNTER = 'https://counter.example.com/count.js';

/** An invented address of a service that takes a posted form. */
export const FORM_ADDRESS = 'https://forms.example.com/f/1';

/** A build of the site with other settings. */
export type Variant = {
  /** The variables that differ from the shipped build. */
  env: Record<string, string>;
  /** Each replaces what content/site.yaml has for the same switch. It may have several lines. */
  switches: readonly string[];
  /** The documents of the recipes that the build follows first. */
  recipes?: readonly string[];
  /** Whether `npm run check` reads what the recipes write. */
  isChecked?: true;
  /** Whether the build adds pages with all kinds of sections. */
  drawn?: boolean;
};

const address = { NEXT_PUBLIC_SITE_URL: `http://localhost:${getPort()}` };

/** An empty variable counts as none. */
const withoutKeys = Object.fromEntries(Object.keys(standIns).map((name) => [name, '']));

/** No other mail service and no other tracker, which refuse some switches. An owner may have both. */
const closedDoors = ['script: null', 'address: null'];

/** The builds that `npm run test:all` adds to the shipped one. */
export const variants = {
  /**
   * The gallery of the sections, and pages of all kinds in an order drawn at random. A Meta pixel that starts at once, no
   * keys of the mail service, and no address of the site.
   */
  sections: {
    env: {
      ...withoutKeys,
      NEXT_PUBLIC_SITE_URL: '',
      NEXT_PUBLIC_META_PIXEL_ID: PIXEL,
      SECTION_GALLERY: '1',
    },
    switches: [...closedDoors, 'consent: start'],
    drawn: true,
  },
  /** Another mail service than EmailJS, and two other trackers than Meta's pixel. */
  doors: {
    env: { ...address, ...withoutKeys },
    switches: [
      `address: ${FORM_ADDRESS}`,
      'format: form',
      'fields: {access_key: stand-in}',
      'accepts: redirect',
      'consent: ask',
      [
        'script:',
        `  - src: ${STATS}/matomo.js`,
        '    start: /matomo.js',
        '    attributes:',
        '      data-check: seen',
        `    connect: [${STATS_API}]`,
        '    cookies: [_pk_*]',
        `  - src: ${COUNTER}`,
      ].join('\n'),
    ],
    recipes: ['content/add-a-tracker.md'],
  },
  /**
   * Every switch of content/site.yaml set otherwise than the specification has it, and the page, the
   * section and the collection that the recipes add.
   */
  switches: {
    env: {
      ...address,
      ...standIns,
      NEXT_PUBLIC_META_PIXEL_ID: PIXEL,
      NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'stand-in-site-key',
    },
    switches: [
      ...closedDoors,
      'consent: ask',
      'failureNotice: true',
      'outbox: false',
      'phone: international',
      'timeTrap: 2',
      'rateLimit: 5',
      'blockHeadless: true',
    ],
    recipes: [
      'app/README.md',
      'components/sections/add-a-section.md',
      'content/add-a-collection.md',
      'content/add-a-tracker.md',
    ],
    isChecked: true,
  },
} satisfies Record<string, Variant>;

export type VariantName = keyof typeof variants;

export const isVariantName = (name: string): name is VariantName => name in variants;

/** The folder of a variant's copy of the site. */
export const getVariantFolder = (name: VariantName) => `.variants/${name}`;
