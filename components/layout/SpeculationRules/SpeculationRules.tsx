import { withBasePath } from '@/components/ui/Link/with-base-path';

/** This page, at any place of it: a pattern takes what it leaves out from the page's own address. */
const HERE = '#*';

/** Links to the other pages of this site, in this tab; an address with a dot is a file's. */
const PAGES = [
  { href_matches: withBasePath('/*') },
  { not: { href_matches: [HERE, withBasePath('/*.*')] } },
  { not: { selector_matches: '[target], [download], [rel~=nofollow]' } },
];

/**
 * On a touch screen `eager` takes every link that comes to rest on the screen; the footer and the
 * menu would be twenty documents at once.
 */
const IN_CONTENT = { selector_matches: ':is(header, main) a' };

const RULES = {
  prefetch: [{ where: { and: [...PAGES, IN_CONTENT] }, eagerness: 'eager' }],
  prerender: [{ where: { and: PAGES }, eagerness: 'moderate' }],
};

/**
 * Tells the browser which links to make ready before the click: it fetches the document of a link
 * that the mouse passes over, and prerenders the page of one that it rests on or that is pressed.
 */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; rules stand in the page
      dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
    />
  );
}
