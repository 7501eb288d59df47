import { define } from '../schema/define';
import { serviceOfSeven } from '../schema/service';

export const cloudManagedServices = define(
  'content/services/cloud-managed-services.ts',
  serviceOfSeven,
  {
    meta: {
      title: 'Cloud managed services, day and night',
      description:
        'Monitoring, performance, security, cost, backup and governance for your cloud, watched from two offices so that someone is always awake.',
    },
    name: 'Cloud managed services',
    summary: 'Patched, backed up and watched, day and night, from two time zones.',
    banner: {
      breadcrumb: {
        path: [
          { label: 'Home', href: '/' },
          { label: 'Services', href: '/services' },
        ],
        current: 'Cloud managed services',
      },
      title: ['Cloud managed', 'services'],
      world: 'cloud',
      base: {
        name: 'cloud',
        alt: 'A pale blue clay cloud joined by gold pipes to five small servers',
      },
      cut: { name: 'cloud-cut', decorative: true },
      statement: 'Two offices, one rota. Somebody is always awake.',
      action: { label: 'Talk to an engineer', href: '#ask' },
    },
    intro: {
      title: 'A backup you have not restored is a rumour.',
      evidence: {
        caption: 'The last restore drill, by stopwatch',
        columns: [
          { label: 'What we broke', kind: 'text' },
          { label: 'Promised', kind: 'figure' },
          { label: 'Took', kind: 'figure' },
        ],
        rows: [
          ['One customer record', '15 min', '4 min'],
          ['A whole database', '1 h', '38 min'],
          ['The Mumbai region', '4 h', '1 h 52'],
          ['A lost administrator password', '30 min', '11 min'],
          ['A bucket shared by mistake', '10 min', '2 min'],
          ['The one person who knows it all', '1 day', 'Not missed'],
        ],
      },
      paragraphs: [
        'The cloud is somebody else’s computer, but it is still your problem. We take the on-call phone, the patching, the bill and the awkward questions from the auditor, and write down what we did.',
        'Everything stays in your account, under your name. You see the same dashboards we do, and you can end the arrangement with a month’s notice and a complete set of runbooks.',
      ],
      link: { label: 'See the seven watches', href: '#parts' },
    },
    parts: {
      title: ['One sky,', 'seven watches'],
      cards: [
        {
          id: 'proactive-monitoring',
          title: 'Proactive monitoring',
          description:
            'We look for the disk that will fill on Saturday, on Wednesday. Most incidents are closed before they have a name.',
          picture: {
            name: 'cloud-1',
            alt: 'A striped lighthouse shines on a stack of disks whose top one is full',
          },
        },
        {
          id: 'performance-optimization',
          title: 'Performance optimization',
          description:
            'Slow queries, cold caches and far-off regions, found by measurement and fixed in order of what people feel.',
          picture: {
            name: 'cloud-3',
            alt: 'A snail with a pink shell speeding by on a skateboard',
          },
        },
        {
          id: 'security-management',
          title: 'Security management',
          description:
            'Patches within days, access by name, secrets out of the code, and a rehearsal for the bad morning.',
          picture: {
            name: 'cloud-2',
            alt: 'A shield with a keyhole, and a gold key with a pink name tag',
          },
        },
        {
          id: 'cost-management',
          title: 'Cost management',
          description:
            'The bill in plain words, by team and by product. What sleeps at night gets switched off at night.',
          picture: {
            name: 'cloud-4',
            alt: 'A gold balance with coins in one pan and a small cloud in the other',
          },
        },
        {
          id: 'backup-and-disaster-recovery',
          title: 'Backup and disaster recovery',
          description:
            'Copies in another region, under another key, restored every month with a stopwatch running.',
          picture: { name: 'cloud-5', alt: 'A pale blue safe riding the waves in a pink boat' },
        },
        {
          id: 'cloud-governance',
          title: 'Cloud governance',
          description:
            'Who may create what, where data may live and how it is tagged, enforced by policy instead of memory.',
          picture: {
            name: 'cloud-6',
            alt: 'Three small clouds, each with a coloured tag, tethered to one bar',
          },
        },
        {
          id: 'partner',
          title: 'A partner on the night shift',
          description:
            'One named engineer in each office knows your systems. When Noida signs off, Liverpool has already read the log.',
          picture: {
            name: 'cloud-7',
            alt: 'Two clay figures meet at a lantern on a bridge, the sun setting behind one, the moon above the other',
          },
        },
      ],
    },
    teaser: {
      client: 'paywell',
      label: 'Case study, payroll',
      title: 'Paywell: the 28th of the month is a day like any other',
      facts: [
        { value: 'Nil', meaning: 'paydays missed, in a month of 28 days or of 31' },
        { value: '3 am', meaning: 'is when the heavy work runs, while servers are cheap' },
      ],
      link: { label: 'Read the case study', href: '/projects#paywell' },
    },
    ask: {
      sentence: [
        { words: 'Bring us the' },
        { sprite: { name: 'sprite-ball', decorative: true }, words: 'bill that grew' },
        { sprite: { name: 'sprite-torus', decorative: true }, words: 'while you slept.' },
      ],
      action: { label: 'Start a project', href: '/contact' },
      lead: 'Read-only access for one day is enough. You get back a page with what to switch off, what to move and what it would save.',
    },
  },
);
