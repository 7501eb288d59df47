import { define } from '../schema/define';
import { serviceOfSix } from '../schema/service';

export const mobileDevelopment = define('content/services/mobile-development.ts', serviceOfSix, {
  meta: {
    title: 'Mobile development for iOS and Android',
    description:
      'iOS, Android and cross-platform apps, designed, built and looked after by one team, and tested on the phones your customers really own.',
  },
  name: 'Mobile development',
  summary: 'iOS and Android apps that feel native, because they are tested like it.',
  banner: {
    breadcrumb: {
      path: [
        { label: 'Home', href: '/' },
        { label: 'Services', href: '/services' },
      ],
      current: 'Mobile development',
    },
    title: ['Mobile', 'development'],
    world: 'mobile',
    base: {
      name: 'mobile',
      alt: 'Two clay phones on rani pink plinths, one showing cards, the other a bar chart',
    },
    cut: { name: 'mobile-cut', decorative: true },
    statement: 'Apps that keep working when the train enters the tunnel.',
    action: { label: 'Talk to an engineer', href: '#ask' },
  },
  intro: {
    title: 'Nobody owns the phone in the mock-up.',
    evidence: {
      caption: 'One build, six phones from the office drawer',
      columns: [
        { label: 'Phone', kind: 'text' },
        { label: 'Bought', kind: 'figure' },
        { label: 'Opens in', kind: 'figure' },
      ],
      rows: [
        ['Budget Android, cracked corner', '2019', '2.1 s'],
        ['Small iPhone, first battery', '2020', '1.6 s'],
        ['Warehouse Android, in a glove', '2021', '1.4 s'],
        ['Large iPhone, text at 200%', '2022', '0.9 s'],
        ['Tablet from the shop counter', '2018', '1.9 s'],
        ['Any of them, in flight mode', 'always', 'Opens'],
      ],
    },
    paragraphs: [
      'Your customers hold a four-year-old handset, a weak signal and a thumb. So we build for that first: the first screen works offline, the text grows when asked, and the size of the download is argued over.',
      'One team takes the app from sketch to store. Designers and developers sit together, both stores get the same day of release, and the code and the accounts are in your name from the first commit.',
    ],
    link: { label: 'See the six jobs', href: '#parts' },
  },
  parts: {
    title: ['Two phones,', 'six jobs'],
    cards: [
      {
        id: 'ios',
        title: 'iOS',
        description:
          'Swift and SwiftUI, with the share sheet, widgets and haptics people expect. Review notes are answered the day they arrive.',
        picture: {
          name: 'mobile-1',
          alt: 'A leaning phone with a clock, weather and other widgets rising from its screen',
        },
      },
      {
        id: 'android',
        title: 'Android',
        description:
          'Kotlin and Compose, tried on cheap phones before flagships. If it scrolls smoothly there, it does everywhere.',
        picture: {
          name: 'mobile-2',
          alt: 'A thick, mended phone with a medal on the top step, two dearer phones below',
        },
      },
      {
        id: 'cross-platform',
        title: 'Cross-platform',
        description:
          'One codebase for both stores where the app is mostly screens and data. We say so, and when it will not do.',
        picture: {
          name: 'mobile-5',
          alt: 'One dark block of code, with a cable that splits and feeds two different phones',
        },
      },
      {
        id: 'app-design',
        title: 'App design UX/UI',
        description:
          'Flows drawn around one thumb, tested as prototypes, and handed over as components that already exist in code.',
        picture: {
          name: 'mobile-3',
          alt: 'A hand holding a phone, every button within reach of its thumb, beside three linked screens',
        },
      },
      {
        id: 'maintenance-and-updates',
        title: 'Maintenance and updates',
        description:
          'New operating systems every autumn, library updates every month, crash reports every morning. We read them.',
        picture: {
          name: 'mobile-4',
          alt: 'A phone growing in a flowerpot under a tipped watering can',
        },
      },
      {
        id: 'concept-to-deployment',
        title: 'Concept to deployment',
        description:
          'From the first workshop to both store listings, with test builds on your own phone from week three.',
        picture: {
          name: 'mobile-6',
          alt: 'A conveyor taking a sketch, a cardboard model and a phone to two shop windows',
        },
      },
    ],
  },
  teaser: {
    client: 'paywell',
    label: 'Case study, payroll',
    title: 'Paywell: payslips people can actually read',
    facts: [
      { value: 'One', meaning: 'screen from opening the app to knowing why the pay changed' },
      { value: 'Two', meaning: 'stores, one release day, no password to forget' },
    ],
    link: { label: 'Read the case study', href: '/projects#paywell' },
  },
  ask: {
    sentence: [
      { words: 'Bring us the' },
      { sprite: { name: 'sprite-cube', decorative: true }, words: 'app they delete' },
      { sprite: { name: 'sprite-ball', decorative: true }, words: 'by Thursday.' },
    ],
    action: { label: 'Start a project', href: '/contact' },
    lead: 'Send the store link. We install it on the worst phone in the drawer, use it for a day and tell you what we found, in plain words.',
  },
});
