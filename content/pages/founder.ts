import { founderBanner } from '@/components/sections/about-me/FounderBanner/FounderBanner.schema';
import { founderLetter } from '@/components/sections/about-me/FounderLetter/FounderLetter.schema';
import { founderStory } from '@/components/sections/about-me/FounderStory/FounderStory.schema';
import { definePage } from '../schema/page';

const sections = { banner: founderBanner, story: founderStory, letter: founderLetter };

/** About Me: Ananya Rao, who founded the agency. */
export const founder = definePage('founder', sections, {
  meta: {
    title: 'Ananya Rao, founder',
    description:
      'Ananya Rao founded Rivermark alone at a borrowed desk in Noida. How it grew from one person to over 30, and what she would still do herself.',
  },
  share: { kind: 'people', line: 'role' },
  banner: {
    breadcrumb: { path: [{ label: 'Home', href: '/' }], current: 'About Me' },
    title: ['Ananya', 'Rao'],
    world: 'jade',
    portrait: {
      name: 'team-1',
      alt: 'Clay bust of Ananya Rao, black hair in a bun with one white strand, in a pink kurta with a marigold shawl',
    },
    role: 'Founder and managing director',
    statement:
      'I started Rivermark on my own. From one person to over 30, the first question has stayed the same: what is stuck?',
  },
  story: {
    title: 'From one person to over 30',
    lead: 'A river starts as something you can step over. This one is drawn to scale: as wide as we were many, with each year on the bank where it happened.',
    milestones: [
      {
        year: '2008',
        bank: 'noida',
        place: 'Noida',
        people: 1,
        figure: '1',
        unit: 'person',
        title: 'A borrowed desk',
        text: 'I left a bank’s IT department and borrowed the desk by the window of my uncle’s print shop in Sector 62. My one client was a grocer in Liverpool. His stock sheet said forty crates of mangoes, and his cold room said eleven.',
      },
      {
        year: '2011',
        bank: 'noida',
        place: 'Noida',
        people: 4,
        figure: '4',
        unit: 'people',
        title: 'Somebody to disagree with',
        text: 'Kabir Singh joined and asked, on his first day, why nobody had read my code. Nothing has gone out unread by a second person since.',
      },
      {
        year: '2014',
        bank: 'liverpool',
        place: 'Liverpool',
        people: 9,
        figure: '9',
        unit: 'people',
        title: 'The other bank',
        text: 'Oliver Hart opened a room on Jamaica Street with two chairs and a kettle. Liverpool wrote its notes at six in the evening, and Noida had answered them by breakfast.',
      },
      {
        year: '2018',
        bank: 'noida',
        place: 'Noida',
        people: 15,
        figure: '15',
        unit: 'people',
        title: 'Design gets a door',
        text: 'Priya Menon talked us out of quoting for things nobody had tried. Prototypes went into hands by the second week, and a third of our ideas died cheaply.',
      },
      {
        year: '2021',
        bank: 'liverpool',
        place: 'Liverpool',
        people: 22,
        figure: '22',
        unit: 'people',
        title: 'Nobody in, everything on',
        text: 'Both offices stood empty for a year and no client lost a day. Harpreet Gill had moved the last server out of the last cupboard four months before.',
      },
      {
        year: 'Today',
        bank: 'both',
        place: 'Both banks',
        people: 31,
        figure: '30+',
        unit: 'IT professionals',
        title: 'Wide enough for a bridge',
        text: 'We are over 30 IT professionals. I know how everyone takes their tea, and I would like to keep it that way.',
      },
    ],
  },
  letter: {
    title: 'A letter from the first desk',
    greeting: 'Dear reader,',
    paragraphs: [
      'I started Rivermark because of forty crates of mangoes that did not exist. The grocer thought that he needed an app. He needed somebody to stand in his cold room for a morning and count, so I bought a ticket and a warm jumper. I still wear the jumper.',
      'That is still most of the work. The systems we build are better than the spreadsheet I mended that week, but when they fail they fail for the same reason: nobody went to look. So we go and look. We have been in kitchens at midnight and in warehouses at five in the morning, and once in the hold of a ferry.',
      'We grew from one person to over 30, and I have tried to let nothing else grow: not the jargon, not the number of meetings, not the distance between you and whoever writes your code. If you do not need us you will hear it in the first half hour, from me if I am in.',
      'If something of yours is stuck, tell me about it. I read the first message of every project.',
    ],
    signature: 'Ananya',
    role: 'Founder, Rivermark',
    action: { label: 'Write to Ananya', href: '/contact' },
    more: { label: 'Meet Our Team', href: '/team' },
    sprites: [
      { name: 'sprite-torus', decorative: true },
      { name: 'sprite-ball', decorative: true },
      { name: 'sprite-pill', decorative: true },
    ],
  },
});
