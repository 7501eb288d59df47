import { company } from '@/components/sections/services-details/Company/Company.schema';
import { counterBlock } from '@/components/sections/services-details/CounterBlock/CounterBlock.schema';
import { pitch } from '@/components/sections/services-details/Pitch/Pitch.schema';
import { definePage } from '../schema/page';

const sections = { banner: pitch, counterBlock, company };

/** The pitch of custom work. */
export const servicesDetails = definePage('services-details', sections, {
  meta: {
    title: 'Custom Web Solutions Just for You',
    description:
      'Websites and web software made to measure for startups and small businesses, by one team in Noida and Liverpool. 175+ clients since 2008.',
  },
  share: { kind: 'set' },
  banner: {
    breadcrumb: {
      path: [
        { label: 'Home', href: '/' },
        { label: 'Services', href: '/services' },
      ],
      current: 'Services Details',
    },
    title: ['Custom Web', 'Solutions', 'Just for You'],
    world: 'software',
    base: {
      name: 'web',
      alt: 'A clay browser window and a dark code editor on marigold steps',
    },
    cut: { name: 'web-cut', decorative: true },
    lead: 'A template fits a thousand businesses a little. We measure yours, cut once and leave room to grow.',
    points: [
      'A fixed price for the first version',
      'The code and the accounts in your name',
      'The people who built it on the phone',
    ],
    action: { label: 'Get measured', href: '/contact' },
  },
  counterBlock: {
    amount: 175,
    suffix: '+',
    title: 'clients',
    heading: 'One arch each, one row a service.',
    note: 'Everyone we have worked for since 2008; the home page counts the past twelve months. Some came for a logo and stayed for the servers. The clay one on top is the plus: we kept it for you.',
    sprite: { name: 'sprite-arch', decorative: true },
  },
  company: {
    title: 'Small enough to know your name, awake at both ends of the day.',
    paragraphs: [
      'Rivermark began as one person at a borrowed desk in Noida, with a grocer whose stock sheet kept lying. Today over 30 IT professionals share two riverside offices and one backlog, and the grocer is still a client.',
      'Startups and small businesses are our usual company. We ask what the thing is for before we ask what it should look like, and we say so when a spreadsheet would do.',
    ],
    link: { label: 'More about us', href: '/about-us' },
    world: 'mint',
    picture: {
      name: 'hero',
      alt: 'A clay bridge between Noida’s domes and Liverpool’s clock tower, boats on the river below',
    },
  },
});
