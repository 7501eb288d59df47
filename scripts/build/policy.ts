import type { Feature } from 'next-islands';
import { sendFormAddress } from '@/components/islands/delivery/message';
import type { IslandName } from '@/components/islands/marks';
import { film } from '@/content/film';
import { consultationForm, inquiryForm } from '@/content/forms';
import { site } from '@/content/site';

/** What the site is built with. */
export type PolicySettings = {
  mail: {
    /** Where the forms are sent: a full address, or a path of this site. */
    address: string;
    /** Whether each form has its keys. */
    forms: Record<FormName, boolean>;
    /** Whether any page sends what an earlier one could not. */
    outbox: boolean;
  };
  /** Whether the forms have reCAPTCHA. */
  recaptcha: boolean;
  /** The address of the map's frame. */
  map: string;
  /** The address of the film's player: of another site, or a path of this one. */
  film: string;
  /** Whether a Meta pixel's id is set. */
  pixel: boolean;
};

const formIslands = ['ConsultationForm', 'InquiryDialog'] as const satisfies IslandName[];

/** An island that sends mail. */
export type FormName = (typeof formIslands)[number];

/**
 * The source that stands for another site in a policy.
 *
 * @param where what names the address, for the message
 * @throws when the address is not one that a policy can name
 */
function originOf(where: string, address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  // A wildcard is a valid host to the URL parser, and to a policy every host.
  if (/^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin)) return origin;
  throw new Error(
    `${where} is "${address}", which a page's policy cannot allow: give the full address, from "https://" on.`,
  );
}

/** The source of an address: the site itself, or another one. */
const sourceOf = (where: string, address: string) =>
  address.startsWith('/') ? "'self'" : originOf(where, address);

const recaptchaSources: Feature['allow'] = {
  'script-src': ['https://www.google.com', 'https://www.gstatic.com'],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ['https://www.gstatic.com'],
  'connect-src': ['https://www.google.com'],
  'frame-src': ['https://www.google.com', 'https://recaptcha.google.com'],
};

/** What the content and the environment say of the features. */
export const readPolicySettings = (): PolicySettings => ({
  mail: {
    address: sendFormAddress(consultationForm.mail),
    forms: {
      ConsultationForm: consultationForm.fallback === null,
      InquiryDialog: inquiryForm.fallback === null,
    },
    outbox: site.forms.outbox,
  },
  recaptcha: site.forms.recaptchaSiteKey !== null,
  map: site.map.frame,
  film: film.address,
  pixel: (process.env.NEXT_PUBLIC_META_PIXEL_ID ?? '') !== '',
});

/**
 * Lists what pages of this site load, send or frame beside its own files. Browsers refuse all else,
 * on every page: add a feature here for whatever comes.
 */
export function policyFeatures(settings: PolicySettings): Feature[] {
  const { mail, recaptcha, map, film: filmAddress, pixel } = settings;
  const mailService = sourceOf('The mail service (components/islands/delivery)', mail.address);
  const mapService = originOf('The map of content/site.ts', map);
  const filmService = sourceOf('The film of content/film.ts', filmAddress);
  const someFormSends = Object.values(mail.forms).includes(true);

  const features: (Feature | false)[] = [
    // A form posts itself where its script does not run. Without keys it opens the mail program.
    ...formIslands.map(
      (name): Feature => ({
        at: [`[data-island="${name}"]`],
        allow: mail.forms[name]
          ? { 'connect-src': [mailService], 'form-action': [mailService] }
          : { 'form-action': ['mailto:'] },
      }),
    ),
    recaptcha && {
      at: formIslands.map((name) => `[data-island="${name}"]`),
      allow: recaptchaSources,
      breaksTrustedTypes: 'reCAPTCHA assigns script.src',
    },
    mail.outbox && someFormSends && { at: ['script'], allow: { 'connect-src': [mailService] } },
    { at: [`iframe[src="${map}"]`], allow: { 'frame-src': [mapService] } },
    // A press of the film's link fills a frame.
    { at: ['[data-enhance="film"]'], allow: { 'frame-src': [filmService] } },
    // The pixel's script, and what it reports to.
    pixel && {
      at: ['script'],
      allow: {
        'script-src': ['https://connect.facebook.net'],
        'img-src': ['https://www.facebook.com'],
        'connect-src': ['https://www.facebook.com'],
      },
      breaksTrustedTypes: 'react-facebook-pixel, and the script it brings, assign script.src',
    },
  ];
  return features.filter((feature) => feature !== false);
}
