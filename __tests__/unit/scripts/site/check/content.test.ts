/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { standInProject } from '@/__tests__/support/project';
import { checkHidden } from '@/scripts/site/check/content';

const lead = 'A sentence about boats that is long enough for a search engine.';
const banner = { section: 'plain-banner', title: 'Boats', lead };
const to = (href: string) => ({ label: 'Go', href });
const ask = (href: string) => ({ section: 'ask', sentence: 'Which?', lead, action: to(href) });

/** Pages beside those of the site. The page of all services is a draft. */
standInProject(
  {
    'content/pages/services.yaml': { draft: true, sections: [banner] },
    'content/pages/boats.yaml': {
      above: '/services',
      canonical: '/services',
      sections: [
        banner,
        ask('/services'),
        ask('/'),
        // Menus lose such lines.
        {
          section: 'story',
          title: 'A',
          lead,
          paragraphs: [lead],
          links: [to('/services'), to('/')],
        },
        // Visitors do not see it without services.
        { section: 'service-index', title: 'A', lead, more: to('/services') },
      ],
    },
    'content/pages/draft-of-boats.yaml': { draft: true, sections: [banner, ask('/services')] },
  },
  { without: /^content.pictures.masters$/ },
);

test('a link to a page that visitors do not see is named, but not where they do not see the link', () => {
  const message = getErrorMessage(() => checkHidden());
  expect(message.split(/\n(?=\S)/).filter((each) => each.includes('boats.yaml'))).toEqual([
    'content/pages/boats.yaml is invalid:\n  sections.1 (ask).action.href: "/services" leads to no page, because content/pages/services.yaml is a draft. Link another page, or delete the link',
  ]);
  // A list of kinds of pages, of which there are no services.
  expect(message).not.toContain('kinds.service');
});
