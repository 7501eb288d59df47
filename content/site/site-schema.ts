import { z } from 'zod';
import { mark } from '../brand/mark';
import { placeMark, placeMarks } from '../brand/place-mark';
import { projectLinks } from '../collections/projects';
import { serviceLinks } from '../collections/services';
import { agency } from '../files/agency';
import { dropLeftOut, href, link } from '../files/href';
import { iconName } from '../files/icon';
import { knownOffice } from '../files/known-office';
import { findPath } from '../files/left-out';
import { picture } from '../files/picture';
import { editor } from '../schema/editor';
import { formSettings } from '../schema/form-settings';
import { origin } from '../schema/origin';
import { readFor } from '../schema/parse';
import { text } from '../schema/text';
import { world } from '../schema/world';
import { analytics } from './analytics-schema';
import { menu as links } from './menus';

const hours = z.strictObject({ days: text, times: text });

const headerMain = z.strictObject({
  label: text.describe('The name of the navigation for screen readers'),
  links,
  services: z
    .strictObject({ label: text, below: links.describe('What stands in a row below them') })
    .transform(({ label, below }, context) => ({
      label,
      below,
      href: findPath('services') ?? '/services',
      items: readFor(context, serviceLinks),
    }))
    .describe('The menu of the services. It lists all of them'),
  contact: link,
  openPanel: text,
  languages: z
    .boolean()
    .optional()
    .describe('On: the header lists the languages of the site, if it has several'),
});

const headerDemo = z.strictObject({
  label: text,
  groups: z
    .array(z.strictObject({ label: text, links }))
    .min(1)
    .transform((groups) => groups.filter(({ links: { length } }) => length > 0)),
  contact: text.describe('The words of the button that toggles the contact panel'),
});

const menu = z
  .strictObject({
    open: text,
    close: text,
    label: text,
    links: links.describe('Links in small type, below the case studies'),
    theme: text.describe('The name of its theme switch, different from the one in the footer'),
  })
  .transform((words, context) => ({ ...words, cases: readFor(context, projectLinks) }));

const panel = z.strictObject({
  label: text,
  close: text,
  office: knownOffice.describe('The office that it shows first, with the hours'),
  hours: hours.optional().describe('May be missing'),
  chat: link,
  project: z
    .strictObject({ title: text, href, world, picture })
    .optional()
    .describe('A card with a picture. May be missing'),
  support: z.strictObject({
    title: text,
    answer: text.optional().describe('A sentence under the title. May be missing'),
    links: z.array(link).transform(dropLeftOut),
  }),
});

const footerColumn = z.strictObject({ title: text, links });

const footerMain = z.strictObject({
  title: text,
  lead: text,
  columns: z
    .array(footerColumn)
    .min(1)
    .max(4)
    .transform((columns) => columns.filter(({ links: { length } }) => length > 0)),
  madeIn: text.optional().describe('A note at the end of the last line. May be missing'),
});

const footerSmall = z.strictObject({
  tagline: text,
  follow: text,
  icons: z
    .array(z.strictObject({ label: text, icon: iconName, href }))
    .max(8)
    .describe('The icons. In the shipped site each leads home'),
});

/** What the build writes besides the pages. */
const publishing = z.strictObject({
  markdown: z.boolean().describe('On: each page also stands as Markdown, for language models'),
});

/** The agency: the content of every page’s frame, and how the site behaves. */
const site = z.strictObject({
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
  copyright: text.describe('The words after the year and the name'),
  analytics,
  publishing,
  forms: formSettings,
  editor: editor.optional(),
});

/** The parts of it that decide about words of the pages. */
export const switches = z.object({
  analytics,
  forms: formSettings,
  editor: editor.optional(),
});

/** The frame’s content with the agency’s mark and the facts that it shows. */
export const siteWithAgency = site.transform((words, context) => ({
  ...words,
  agency: readFor(context, agency),
  // On the page, and in the header of each world.
  ...readFor(context, () => ({ mark: placeMark(mark()), marks: placeMarks(mark()) })),
}));

export type Site = z.infer<typeof siteWithAgency>;
