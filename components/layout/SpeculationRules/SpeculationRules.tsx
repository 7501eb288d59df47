import { withBasePath } from '@/components/ui/Link/with-base-path';

/** Matches this page at any anchor. A pattern takes its missing parts from the page's address. */
const THIS_PAGE = '#*';

/** Matches links to other pages of this site in this tab. An address with a dot is a file. */
const PAGES = [
  { href_matches: withBasePath('/*') },
  { not: { href_matches: [THIS_PAGE, withBasePath('/*.*')] } },
  { not: { selector_matches: '[target], [download], [rel~=nofollow]' } },
];

/**
 * Matches links in the header and the content. On a touch screen `eager` fetches every link on the
 * screen, and the footer or the menu would cause twenty requests at once.
 */
const IN_CONTENT = { selector_matches: ':is(header, main) a' };

const RULES = {
  prefetch: [{ where: { and: [...PAGES, IN_CONTENT] }, eagerness: 'eager' }],
  prerender: [{ where: { and: PAGES }, eagerness: 'moderate' }],
};

/**
 * Tells the browser which pages to load before the click. It fetches the document when the mouse
 * passes over a link. It prerenders the page when the mouse rests on the link or presses it.
 */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      data-keep=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, as JSON
      dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
    />
  );
}
