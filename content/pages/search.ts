import { searchField } from '@/components/sections/search/SearchField/SearchField.schema';
import { titleList } from '@/components/sections/search/TitleList/TitleList.schema';
import { definePage } from '../schema/page';

const sections = { banner: searchField, titles: titleList };

/** The search, and below it the titles of all pages. */
export const search = definePage('search', sections, {
  meta: {
    title: 'Search articles, work, services and people',
    description:
      'Search everything on this site: articles, case studies, services, people and open positions. Below the field stand all titles by kind.',
  },
  share: {
    kind: 'shapes',
    pictures: [
      { name: 'sprite-torus', decorative: true },
      { name: 'sprite-ball', decorative: true },
      { name: 'sprite-cube', decorative: true },
      { name: 'sprite-arch', decorative: true },
      { name: 'sprite-pill', decorative: true },
    ],
    alt: 'A ring, a ball, a cube, an arch and a pill of clay, falling past the letters',
  },
  banner: {
    breadcrumb: { path: [{ label: 'Home', href: '/' }], current: 'Search' },
    title: 'What are you looking for?',
    label: 'Search this site',
    placeholder: 'Payroll',
    submit: 'Search',
    hint: 'Arrow keys walk through the results. Escape clears the field.',
    results: 'Results',
    words: {
      searching: 'Searching',
      one: '1 result for “[query]”',
      many: '[count] results for “[query]”',
      none: 'Nothing here says “[query]”. Try one word, or its beginning. These pages may help:',
      failed:
        'The search did not load. Check your connection and type again, or use the titles below.',
      more: 'Show more results',
    },
    instead: [
      { label: 'Services', href: '/services' },
      { label: 'Projects', href: '/projects' },
      { label: 'Blogs', href: '/blogs' },
      { label: 'Ask us', href: '/contact' },
    ],
    scriptless: 'The field needs JavaScript, which is switched off here. All titles stand below.',
    unbuilt: 'There is no search index in development. Run "npm start" to try the search.',
    sprites: [{ name: 'sprite-torus', decorative: true }],
  },
  titles: {
    title: 'Everything by its title',
    kinds: {
      article: {
        one: 'Article',
        title: 'Articles',
        all: { label: 'All articles', href: '/blogs' },
      },
      'case-study': {
        one: 'Case study',
        title: 'Case studies',
        all: { label: 'All projects', href: '/projects' },
      },
      service: {
        one: 'Service',
        title: 'Services',
        all: { label: 'All services', href: '/services' },
      },
      person: { one: 'Person', title: 'People', all: { label: 'The whole team', href: '/team' } },
      job: {
        one: 'Job',
        title: 'Open positions',
        all: { label: 'All open positions', href: '/careers' },
      },
      page: { one: 'Page', title: 'Pages' },
    },
  },
});
