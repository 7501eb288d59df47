import { picture } from '@/content/files/picture';
import {
  longJob,
  longOffice,
  openJobs,
  sampleJob,
  sampleOffice,
  workingDays,
} from './sampleOffices';
import {
  article,
  articleCards,
  author,
  breadcrumbTo,
  clients,
  clientWords,
  decorative,
  film,
  longArticle,
  longBreadcrumb,
  longMore,
  longSentence,
  manyClients,
  manyPeople,
  manyProjects,
  people,
  projects,
  prose,
  sentence,
  shortProse,
  socialLinks,
} from './samples';

const toArticleLink = (count: number) =>
  articleCards.slice(0, count).map((card, i) => ({ ...card, href: `/blogs#${i}` }));

const toDays = (what: string, ...days: readonly string[]) => days.map((day) => ({ day, what }));

const toTopics = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    label: count > 3 ? `Boats and weather, part ${i}` : 'Boats',
    path: `/blogs/tag/topic-${i}`,
    count: 1200 - 100 * i,
  }));

/** The words about what a job pays. */
const pay = {
  name: 'Pay',
  periods: { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', year: 'a year' },
};

const page = { kind: 'page', path: '/contact', title: 'Boats' };

/** The props of sections that come from collections, by their names, for examples without cases of their own. */
export const sampleProps = {
  short: {
    ...{ addresses: [sampleOffice], after: { title: 'Ropes', href: '/blogs/ropes' } },
    ...{ apply: 'Apply', article, articles: toArticleLink(1), author, before: undefined },
    ...{ breadcrumb: breadcrumbTo('Bo Li'), cards: 1, cases: projects.slice(0, 1) },
    clients: clients.items.slice(0, 1),
    ...{ days: toDays(sentence, 'Monday', 'Tuesday', 'Friday'), dialog: 'inquiry' },
    ...{ email: { display: 'boats@example.com', href: 'mailto:boats@example.com' }, film },
    ...{ id: 'ask', job: sampleJob, jobs: openJobs.slice(0, 1), label: clients.label },
    ...{ links: socialLinks, map: sampleOffice.map, members: people.slice(0, 1), name: 'Bo Li' },
    ...{ office: sampleOffice, offices: 2, open: true, pages: [page], path: '/blogs', pay },
    people: people.slice(0, 1),
    phone: { display: '0151 496 0000', href: 'tel:+441514960000' },
    ...{ place: sampleOffice.lines[0], portrait: picture.parse(decorative('team-1')) },
    ...{ project: projects[0], projects: projects.slice(0, 1), posted: 'Posted' },
    ...{ prose: shortProse, role: 'Cook', statement: sentence, tags: [{ label: 'Boats' }] },
    ...{ title: 'Boats', topics: toTopics(3), trail: breadcrumbTo('Bo Li').path },
    words: { name: 'Bo Li', role: 'Cook, The Galley', description: 'She floats.' },
    ...{ workingDay: workingDays.two, world: 'mint' },
  },
  long: {
    addresses: [sampleOffice, longOffice, sampleOffice, longOffice],
    ...{ after: { title: longArticle.title, href: '/blogs/winter' }, apply: 'Apply for this job' },
    ...{ article: longArticle, articles: toArticleLink(2) },
    author: { ...author, name: 'Constance Abernathy-Whitfield', bio: longSentence },
    ...{ before: { title: article.title, href: '/blogs/boats' }, breadcrumb: longBreadcrumb },
    ...{ cards: manyPeople.length, cases: projects.slice(1, 6), clients: manyClients },
    days: toDays(longSentence, 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'),
    dialog: 'inquiry',
    email: {
      display: 'boats-and-crews-for-hire@example.com',
      href: 'mailto:boats-and-crews-for-hire@example.com',
    },
    ...{ film, id: 'ask', job: longJob, jobs: openJobs, label: clients.label, links: socialLinks },
    ...{ map: longOffice.map, members: manyPeople, more: longMore },
    ...{ name: 'Constance Abernathy-Whitfield', office: longOffice, offices: 4, open: false },
    pages: [
      ...Array.from({ length: 51 }, (_, i) => ({
        ...{ kind: 'article', path: `/blogs/${i}` },
        title: `What boat ${i} taught us about mooring between Calder and Leeds`,
      })),
      { kind: 'service', path: '/services/devops', title: 'Boat repair' },
      page,
    ],
    ...{ path: '/blogs', pay, people: manyPeople },
    phone: { display: '+44 151 496 0000', href: 'tel:+441514960000' },
    ...{ place: longOffice.lines.join(', '), portrait: picture.parse(decorative('team-3')) },
    ...{ project: projects[4], projects: manyProjects, posted: 'Posted on', prose },
    ...{ role: 'Keeper of the book and of all the ropes', statement: longSentence },
    tags: [
      { label: 'Boats and winters', href: '/blogs/tag/boats-and-winters' },
      { label: 'Paint', href: '/blogs/tag/paint' },
      { label: 'Patience' },
      { label: 'Working in the cold', href: '/blogs/tag/working-in-the-cold' },
    ],
    ...{ title: 'Boats for people who have never steered before', topics: toTopics(12) },
    ...{ trail: longBreadcrumb.path, words: clientWords, workingDay: workingDays.four },
    world: 'consulting',
  },
} satisfies Record<'short' | 'long', Record<string, unknown>>;
