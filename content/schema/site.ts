import { z } from 'zod';
import { name } from '../name';
import { serviceLinks } from '../services/services';
import { analytics } from './analytics';
import { formSettings } from './form-settings';
import { href, link } from './href';
import { https } from './https';
import { iconName } from './icon';
import { menu as links } from './menu';
import { openingHours } from './opening-hours';
import { origin } from './origin';
import { picture } from './picture';
import { text } from './text';
import { world } from './world';

const telephone = z.strictObject({
  display: text.describe('The number for people:  "+44 151 496 0142"'),
  href,
});

const email = z.strictObject({ display: z.email(), href });

const office = z.strictObject({
  city: text,
  country: text,
  lines: z.array(text).min(1).describe('The lines of the postal address'),
  timeZone: text.describe('An IANA time zone: "Asia/Kolkata"'),
  bank: z.enum(['noida', 'liverpool']),
  map: https.describe('The office on a map: on openstreetmap.org under Share, Link'),
});

/** The address and the place of an office for search engines and maps. */
const place = z.strictObject({
  street: text,
  locality: text,
  region: text.optional(),
  postalCode: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'expected two letters of ISO 3166: "IN"'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const officeWithPlace = office
  .extend({ place, hours: openingHours.describe('The hours when somebody is at the desk') })
  .refine(
    ({ lines, place: { street, locality, region = '', postalCode } }) =>
      [street, locality, region, postalCode].every((part) => lines.join(', ').includes(part)),
    { path: ['place'], message: 'expected street, locality, region and postal code as in "lines"' },
  );

const hours = z.strictObject({ days: text, times: text });

const socialLink = z.strictObject({ name: text, href, icon: iconName });
export type SocialLink = z.infer<typeof socialLink>;

const headerMain = z.strictObject({
  label: text.describe('The name of the navigation for screen readers'),
  links,
  services: z
    .strictObject({ label: text })
    .transform(({ label }) => ({
      label,
      // Read for each page, so that `npm run dev` shows a change at once.
      get items() {
        return serviceLinks();
      },
    }))
    .describe('The menu of the services. content/services has them'),
  contact: link,
  openPanel: text,
});

const headerDemo = z.strictObject({
  label: text,
  groups: z.array(z.strictObject({ label: text, links })).min(1),
  contact: text.describe('The words of the button that toggles the contact panel'),
});

const menu = z.strictObject({
  open: text,
  close: text,
  label: text,
  theme: text.describe('The name of its theme switch, different from the one in the footer'),
});

const panel = z.strictObject({
  label: text,
  close: text,
  email,
  phone: telephone,
  office: office
    .pick({ timeZone: true, bank: true, map: true })
    .extend({ title: text, address: text }),
  hours,
  chat: link,
  project: z.strictObject({ title: text, href, world, picture }),
  support: z.strictObject({ title: text, links: z.array(link).length(3) }),
});

/** The office on a map. */
const map = z.strictObject({
  frame: https.describe('For the frame: the `src` on openstreetmap.org under Share, HTML'),
  page: https.describe('The same place for a link: under Share, Link'),
});

const footerColumn = z.strictObject({ title: text, links });

const footerMain = z.strictObject({
  title: text,
  lead: text,
  offices: z.array(officeWithPlace).length(2),
  phone: telephone,
  email,
  columns: z.array(footerColumn).length(3),
  madeIn: text,
});

const footerSmall = z.strictObject({
  tagline: text,
  follow: text,
  icons: z
    .array(z.strictObject({ label: text, icon: iconName, href }))
    .length(4)
    .describe('Four icons, each leading home'),
});

/** What the build writes besides the pages. On a large site, each switch saves a file for each page. */
const publishing = z.strictObject({
  markdown: z.boolean().describe('Whether articles and services also stand as Markdown'),
  sharePictures: z
    .int()
    .min(0)
    .describe('How many articles and how many jobs have a share picture of their own'),
});

/** The agency: the content of every page’s frame, and how the site behaves. */
export const site = z.strictObject({
  name: text.prefault(name),
  legalName: text,
  url: origin
    .prefault(() => process.env.NEXT_PUBLIC_SITE_URL ?? '')
    .describe('The address of the published site. May be empty'),
  skip: text.describe('The words of the link that skips to the content'),
  toTop: text,
  cursor: text.describe('The word on the cursor over a picture of our work'),
  theme: z.strictObject({ label: text, system: text, light: text, dark: text }),
  header: headerMain,
  demoHeader: headerDemo,
  menu,
  panel,
  footer: footerMain,
  smallFooter: footerSmall,
  map: map.describe('The map on /contact'),
  social: z.array(socialLink).length(3),
  copyright: text.describe('The words after the year and the name'),
  analytics,
  publishing,
  forms: formSettings,
});

export type Site = z.infer<typeof site>;
export type Office = z.infer<typeof officeWithPlace>;
