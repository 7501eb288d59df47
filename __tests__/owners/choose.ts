import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'yaml';
import type { Copy } from '../variants/copy';
import { FORM_ADDRESS, STATS } from '../variants/variants';
import type { Choices } from './choices';
import { edit } from './fields';
import { addPhotographs } from './photographs';

const LOGOS = join(import.meta.dirname, 'logos');

/** A variable typeface without widths, whose letters are wide. */
const TYPEFACE = 'scripts/site/fonts/whole/geist-mono.woff2';

const AGENCY = 'content/agency.yaml';
const BRAND = 'content/brand.yaml';
const SITE = 'content/site.yaml';

/** The lists, the entry that is copied, and the fields in which copies differ. */
const LISTS = {
  projects: ['this-website.yaml', 'name'],
  articles: ['before-you-ask-for-a-price.md', 'title'],
  team: ['alex-example.md', 'title'],
} as const;

/** The sections of the home page that link to pages which can be left out, and their fields. */
const LINKS: Partial<Record<Choices['leftOut'][number], [kind: string, ...way: string[]]>> = {
  about: ['about-teaser', 'action', 'href'],
  projects: ['hero', 'projects', 'href'],
};

/** Leaves out pages, and links another page in their place. */
function leaveOut(copy: Copy, leftOut: Choices['leftOut']): void {
  for (const name of leftOut)
    edit(copy, `content/pages/${name}.yaml`, (fields) => fields.set('draft', true));
  edit(copy, 'content/pages/home.yaml', (fields) => {
    const kinds: string[] = fields
      .toJSON()
      .sections.map(({ section }: { section: string }) => section);
    for (const name of leftOut) {
      const [kind = '', ...way] = LINKS[name] ?? [];
      if (way.length > 0) fields.setIn(['sections', kinds.indexOf(kind), ...way], '/contact');
    }
  });
}

/** Copies entries of the set, until each list has the chosen number of them. */
function fillLists(copy: Copy, counts: Choices['counts']): void {
  for (const [list, count] of Object.entries(counts)) {
    const folder = `content/${list}`;
    const [sample, name] = LISTS[list as keyof typeof LISTS];
    const [, ending = ''] = sample.split('.');
    for (let at = copy.list(folder, `.${ending}`).length + 1; at <= count; at += 1) {
      const file = `${folder}/another-${at}.${ending}`;
      copy.write(file, copy.read(`${folder}/${sample}`));
      edit(copy, file, (fields) => {
        fields.set(name, `${fields.get(name)} ${at}`);
        if (fields.has('order')) fields.set('order', at);
      });
    }
  }
}

/** Writes choices into a copy of the site that has the small set of content. */
export function choose(copy: Copy, choices: Choices): void {
  const { logo, colours, typeface, tracker, counts, hours, service } = choices;
  const change = (file: string, work: (fields: Document) => void) => edit(copy, file, work);
  fillLists(copy, counts);
  if (choices.hasPhotographs) addPhotographs(copy);
  if (logo) cpSync(join(LOGOS, `${logo}.svg`), join(copy.folder, 'content/logo.svg'));
  if (typeface) cpSync(TYPEFACE, join(copy.folder, 'content/own.woff2'));
  leaveOut(copy, choices.leftOut);
  change(BRAND, (fields) => {
    fields.set('colours', colours);
    if (typeface) fields.set('typefaces', { headline: 'own.woff2' });
  });
  change(AGENCY, (fields) => fields.setIn(['offices', 0, 'hours'], hours));
  change(SITE, (fields) => {
    fields.setIn(['analytics', 'consent'], tracker.consent);
    if (tracker.script) fields.setIn(['analytics', 'script'], { src: `${STATS}/count.js` });
    if (service !== 'emailjs') {
      fields.setIn(['forms', 'address'], FORM_ADDRESS);
      fields.setIn(['forms', 'format'], service);
    }
  });
}
