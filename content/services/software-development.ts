import { define } from '../schema/define';
import { serviceOfSix } from '../schema/service';

export const softwareDevelopment = define(
  'content/services/software-development.ts',
  serviceOfSix,
  {
    meta: {
      title: 'Custom software development',
      description:
        'ERP, CRM, IoT and business intelligence shaped to how you already work, built by a team that stays for the maintenance.',
    },
    name: 'Software development',
    summary: 'Tools shaped to how you work, down to the column nobody else has.',
    banner: {
      breadcrumb: {
        path: [
          { label: 'Home', href: '/' },
          { label: 'Services', href: '/services' },
        ],
        current: 'Software development',
      },
      title: ['Software', 'development'],
      world: 'software',
      base: {
        name: 'web',
        alt: 'A clay browser window and a dark code editor on marigold steps',
      },
      cut: { name: 'web-cut', decorative: true },
      statement: 'Shaped to how you work, down to the column nobody else has.',
      action: { label: 'Talk to an engineer', href: '#ask' },
    },
    intro: {
      title: 'The spreadsheet did its best. Let it retire.',
      evidence: {
        caption: 'What happens to one order at a wholesaler',
        columns: [
          { label: 'Step', kind: 'text' },
          { label: 'Then', kind: 'past' },
          { label: 'Now', kind: 'text' },
        ],
        rows: [
          ['Order arrives', 'Printed', 'In the queue'],
          ['Price checked', 'Ask Maureen', 'Customer’s own list'],
          ['Stock held', 'A sticky note', 'Held at once'],
          ['Invoice sent', 'Friday', 'With the van'],
          ['Month closed', 'Nine days', 'One morning'],
          ['Maureen', 'On the phone', 'On holiday'],
        ],
      },
      paragraphs: [
        'Off-the-shelf systems ask you to change how you work, and charge by the head while you do. We start at the other end: a week beside the people who do the job, then the smallest system that does it with them.',
        'It grows a module at a time, each one in use before the next begins. The source is yours, the documentation is written for the next developer, and there is no licence to renew.',
      ],
      link: { label: 'See the six tools', href: '#parts' },
    },
    parts: {
      title: ['Six tools,', 'one bench'],
      cards: [
        {
          id: 'erp',
          title: 'ERP',
          description:
            'Purchasing, stock, production and books in one place, moved over department by department so the business never stops.',
          picture: {
            name: 'software-1',
            alt: 'A house of shelves: gears, a basket and parcels in three rooms, and the books arriving by trolley',
          },
        },
        {
          id: 'custom-crm',
          title: 'Custom CRM',
          description:
            'Every call, quote and promise beside the customer it was made to. Only the fields your sales team fills in.',
          picture: {
            name: 'software-2',
            alt: 'A rotary card file open at one customer’s card, coloured tabs among the pages',
          },
        },
        {
          id: 'iot-development',
          title: 'IoT development',
          description:
            'Scales, fridges, scanners and gates that report for themselves, and keep counting when the wifi does not.',
          picture: {
            name: 'software-3',
            alt: 'Green kitchen scales with three tomatoes in the pan, sending a signal',
          },
        },
        {
          id: 'business-intelligence',
          title: 'Business intelligence',
          description:
            'One set of numbers, agreed by everyone who argues about them, on a page that loads before the meeting starts.',
          picture: {
            name: 'software-6',
            alt: 'An abacus whose beads rise column by column like a bar chart, and a mug',
          },
        },
        {
          id: 'maintenance-and-upgrades',
          title: 'Maintenance and upgrades',
          description:
            'We take over code we did not write, add the tests it never had, and bring it to versions that still get fixes.',
          picture: {
            name: 'software-4',
            alt: 'A cracked code window mended with gold, a spanner and a screwdriver beside it',
          },
        },
        {
          id: 'partner',
          title: 'A partner in the room',
          description:
            'The people who wrote it pick up the phone. When you hire your own developers, we hand over and leave quietly.',
          picture: {
            name: 'software-5',
            alt: 'A green dial telephone with its receiver off, next to two keys on a pink tag',
          },
        },
      ],
    },
    teaser: {
      client: 'folio-and-keep',
      label: 'Case study, accountancy',
      title: 'Folio & Keep: every client file found on the first try',
      facts: [
        { value: 'One', meaning: 'search box in place of four drives and a basement' },
        { value: 'Nil', meaning: 'boxes of paper kept just in case' },
      ],
      link: { label: 'Read the case study', href: '/projects#folio-and-keep' },
    },
    ask: {
      sentence: [
        { words: 'Bring us the' },
        { sprite: { name: 'sprite-cube', decorative: true }, words: 'workbook with' },
        { sprite: { name: 'sprite-ball', decorative: true }, words: 'forty tabs.' },
      ],
      action: { label: 'Start a project', href: '/contact' },
      lead: 'Half an hour with it on a shared screen is enough to say what could replace it, in what order, and what should stay exactly as it is.',
    },
  },
);
