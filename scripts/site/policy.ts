import type { Feature } from 'next-islands';
import { toService } from '@/components/islands/delivery/service';
import { hasList } from '@/content/files/left-out';
import { filmPages } from '@/content/routes';
import { MAPS } from '@/content/schema/map';
import { Mistake } from '@/content/schema/mistake';
import type { Analytics, TrackerScript } from '@/content/site/analytics-schema';
import { hasInquiry } from '@/content/site/has-inquiry';
import { consultationForm, film, inquiryForm } from '@/content/site/shared';
import { site } from '@/content/site/site';

/** The settings of a build that decide what its pages may load. */
export type PolicySettings = {
  mail: {
    /** The address of the mail service: a full address, or a path of this site. */
    address: string;
    /** Whether some form has its keys. */
    sends: boolean;
    /** Whether every page sends the forms that an earlier page could not send. */
    outbox: boolean;
  };
  /** Whether the forms have reCAPTCHA. */
  recaptcha: boolean;
  /** What counts page views. */
  analytics: Pick<Analytics, 'pixel' | 'scripts'>;
  /** The address of the film's player: a full address, or a path of this site. */
  film: string;
};

/** An element whose tracker loads a script. */
const COUNTS_BY_SCRIPT = '[data-counts-by="script"]';

/** The forms that send mail. One without keys has no such encoding. */
const FORM = '[enctype="multipart/form-data"]';

/**
 * Gets the policy source of an address: its origin.
 *
 * @param where the setting that has the address, for the error message
 * @throws if the address has no HTTPS origin
 */
function toOrigin(where: string, address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  // The URL parser accepts "*" as a host. In a policy, it would allow every host.
  if (/^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin)) return origin;
  throw new Mistake(
    `${where} is "${address}", which a page's policy cannot allow: set the full address, starting with "https://".`,
  );
}

/** Gets the policy source of a full address or of a path of this site. */
const toSource = (where: string, address: string) =>
  address.startsWith('/') ? "'self'" : toOrigin(where, address);

/** With their paths, because scripts elsewhere on these hosts are known to bypass policies. */
const recaptchaSources: Feature['allow'] = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ['https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** The Meta pixel: each page may report a view by its image, and most by its script. */
const pixelFeatures: readonly Feature[] = [
  { at: ['[data-counts-by]'], allow: { 'img-src': ['https://www.facebook.com'] } },
  {
    at: [COUNTS_BY_SCRIPT],
    allow: {
      'script-src': ['https://connect.facebook.net'],
      'connect-src': ['https://www.facebook.com'],
    },
    breaksTrustedTypes: 'react-facebook-pixel and the script that it loads assign script.src',
  },
];

/** A script of `analytics.script` with what it may load from its own host, and its further hosts by their kinds. */
function scriptFeature({ src, connect, scripts, pictures, frames }: TrackerScript): Feature {
  const own = toOrigin('The script of content/site.yaml (analytics.script.src)', src);
  return {
    at: [COUNTS_BY_SCRIPT],
    allow: {
      'script-src': ["'self'", own, ...scripts],
      'img-src': [own, ...connect.filter((host) => host.startsWith('https:')), ...pictures],
      'connect-src': [own, ...connect],
      'frame-src': frames,
    },
    breaksTrustedTypes: 'script.ts and the scripts of most makers assign script.src',
  };
}

/** Reads the settings from the content and the environment. */
export const readPolicySettings = (): PolicySettings => ({
  mail: {
    address: toService(consultationForm().mail).address,
    sends:
      consultationForm().fallback === null || (hasInquiry() && inquiryForm().fallback === null),
    outbox: site().forms.outbox,
  },
  recaptcha: site().forms.recaptchaSiteKey !== null,
  analytics: site().analytics,
  film: hasList(filmPages[0]) ? film().address : filmPages[0],
});

/**
 * Lists the features that load from, send to or frame other sites. To let pages use another site, add a
 * feature here. Browsers refuse all else.
 */
export function policyFeatures(settings: PolicySettings): Feature[] {
  const { mail, recaptcha, analytics, film: filmAddress } = settings;
  const mailService = toSource('The mail service (content/site.yaml, forms.address)', mail.address);
  const filmService = toSource('The film of content/film.yaml', filmAddress);

  const features: (Feature | false)[] = [
    // If its script does not run, a form posts itself. Without keys, it sends nothing.
    { at: [FORM], allow: { 'connect-src': [mailService], 'form-action': [mailService] } },
    recaptcha && {
      at: ['[data-form]'],
      allow: recaptchaSources,
      breaksTrustedTypes: 'reCAPTCHA assigns script.src',
    },
    mail.outbox && mail.sends && { at: ['script'], allow: { 'connect-src': [mailService] } },
    { at: [`iframe[src^="${MAPS}/"]`], allow: { 'frame-src': [MAPS] } },
    // A press of the film's link opens the player in a frame.
    { at: ['[data-enhance="film"]'], allow: { 'frame-src': [filmService] } },
    // Pagefind is a module and WebAssembly. A press of Enter before its script loads posts the form.
    {
      at: ['[data-enhance="search"]'],
      allow: {
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        'connect-src': ["'self'"],
        'form-action': ["'self'"],
      },
    },
    // The page of a failed host carries its typeface.
    { at: ['style[data-letters]'], allow: { 'font-src': ['data:'] } },
    ...(analytics.pixel === null ? [] : pixelFeatures),
    ...analytics.scripts.map(scriptFeature),
  ];
  return features.filter((feature) => feature !== false);
}
