import { careersIntro } from '@/components/sections/careers/CareersIntro/CareersIntro.schema';
import { jobCards } from '@/components/sections/careers/JobCards/JobCards.schema';
import { interviewArches } from '@/components/sections/InterviewArches/InterviewArches.schema';
import { listPages } from '@/components/sections/ListPages/ListPages.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { definePage } from '../schema/page';

const sections = {
  banner: stageBanner,
  intro: careersIntro,
  interview: interviewArches,
  openings: jobCards,
  pages: listPages,
  sprites: plainBanner.shape.sprites,
};

/** The careers page. The jobs themselves stand in `content/jobs`. */
export const careers = definePage('careers', sections, {
  meta: {
    title: 'Careers in Noida and Liverpool',
    description:
      'Work on web, mobile and cloud products with over 30 IT professionals in Noida and Liverpool. Four interview rounds, eight working days, one answer.',
  },
  share: { kind: 'set', line: 'statement' },
  banner: {
    breadcrumb: { path: [{ label: 'Home', href: '/' }], current: 'Careers' },
    title: ['Careers'],
    world: 'transformation',
    base: {
      name: 'careers',
      alt: 'Three clay figures at a long table, and a free chair pulled out for a fourth',
    },
    cut: { name: 'careers-cut', decorative: true },
    statement: 'Start small, ship early and climb by what you have built.',
    action: { label: 'View Open Positions', href: '#open-positions' },
  },
  intro: {
    title: 'One day, two rivers',
    paragraphs: [
      'Rivermark grew from one person to over 30 IT professionals and kept one set of habits. Noida and Liverpool share a board, a review queue and a release calendar, so what you write in the morning is tested by the time you have had your tea.',
      'Juniors take real tickets in their first week, with a senior engineer beside them at every release. Seniors get long, quiet mornings or evenings: whatever needs both offices happens in the hours they share.',
    ],
    day: {
      label: 'A working day in both offices',
      from: 8,
      to: 23.5,
      desks: [
        {
          city: 'Noida',
          bank: 'noida',
          hours: '8:00 am to 9:00 pm',
          start: 8,
          end: 21,
          offset: 0,
        },
        {
          city: 'Liverpool',
          bank: 'liverpool',
          hours: '10:00 am to 6:00 pm',
          start: 15.5,
          end: 23.5,
          offset: -5.5,
        },
      ],
      shared: { label: '5½ shared hours', start: 15.5, end: 21 },
      note: 'Two shifts keep Noida’s desks staffed for those thirteen hours, and nobody works both. Stand-up, pairing, reviews and the Tuesday release fall under the arch. In summer Liverpool’s clocks move and the 5½ hours become 6½.',
    },
  },
  interview: {
    title: 'Four arches to an offer',
    lead: 'Eight working days from the first call to an answer, and the answer comes with its reasons.',
    steps: [
      {
        title: 'HR round',
        when: 'Day 1, 25 minutes',
        text: 'A call about you, the role and your notice period.',
      },
      {
        title: 'Technical assessment',
        when: 'Day 3, two hours',
        text: 'One small feature at your own desk, in the stack you would use here.',
      },
      {
        title: 'Manager’s round',
        when: 'Day 6, 45 minutes',
        text: 'A walk through your code with the person you would report to.',
      },
      {
        title: 'Final HR discussion',
        when: 'Day 8, 30 minutes',
        text: 'Offer, start date and every question you have left.',
      },
    ],
  },
  pages: {
    label: 'Pages of the open positions',
    page: 'Page',
    of: 'of',
    newer: 'Previous',
    older: 'Next',
  },
  sprites: [{ name: 'sprite-arch', decorative: true }],
  openings: {
    id: 'open-positions',
    title: 'Open positions',
    lead: 'We hire one desk at a time and keep the advert up only while the desk is free.',
    link: 'View JD',
    sets: [
      {
        world: 'software',
        picture: {
          name: 'web',
          alt: 'Clay model of a code editor leaning against the web page it makes',
        },
      },
      {
        world: 'cloud',
        picture: { name: 'cloud', alt: 'Clay model of a cloud resting on three small servers' },
      },
      {
        world: 'ideation',
        picture: { name: 'design', alt: 'Clay model of a sketch board with a pencil beside it' },
      },
    ],
    empty: 'Every desk is taken at the moment. New ones are advertised here first.',
    other: {
      title: 'Not your desk?',
      text: 'Tell us what you build and which river you would rather live by. We keep good letters for six months and read them again before we write the next advert.',
      link: { label: 'Write to the hiring team', href: 'mailto:hello@rivermark.example' },
    },
  },
});
