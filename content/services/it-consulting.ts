import { define } from '../schema/define';
import { serviceOfSix } from '../schema/service';

export const itConsulting = define('content/services/it-consulting.ts', serviceOfSix, {
  meta: {
    title: 'IT consulting: straight answers before you spend',
    description:
      'Technology assessments, planning, risk, integration and governance from engineers who sell no licences and take no commission.',
  },
  name: 'IT consulting',
  summary: 'Straight answers before you spend, from people with nothing to resell.',
  banner: {
    breadcrumb: {
      path: [
        { label: 'Home', href: '/' },
        { label: 'Services', href: '/services' },
      ],
      current: 'IT consulting',
    },
    title: ['IT consulting'],
    world: 'consulting',
    base: {
      name: 'consult',
      alt: 'A clay seesaw balancing three stacked boxes against a marigold sphere',
    },
    cut: { name: 'consult-cut', decorative: true },
    statement: 'Straight answers before you spend. Sometimes the answer is don’t.',
    action: { label: 'Talk to an engineer', href: '#ask' },
  },
  intro: {
    title: 'Weigh it twice, buy it once. Or not at all.',
    evidence: {
      caption: 'A new stock system, on one page',
      columns: [
        { label: 'Option', kind: 'text' },
        { label: 'Year 1', kind: 'figure' },
        { label: 'Year 3', kind: 'figure' },
        { label: 'Way out', kind: 'text' },
      ],
      rows: [
        ['Keep it, mend the imports', '£6k', '£14k', 'Any month'],
        ['Buy the market leader', '£31k', '£88k', 'Nine months'],
        ['Rent the newcomer', '£12k', '£41k', 'Their export'],
        ['Build your own', '£48k', '£61k', 'It is yours'],
        ['What we advised', '£6k', '£14k', 'Again in 2028'],
      ],
    },
    paragraphs: [
      'We build software for a living, so we know what it costs to keep. We resell nothing, take no commission, and have advised against hiring us often enough to say so here.',
      'You get an engineer who has run the thing in question, a fortnight, and a document short enough to be read in the meeting it was written for. The working is attached for whoever wants to check.',
    ],
    link: { label: 'See the six weights', href: '#parts' },
  },
  parts: {
    title: ['Six weights', 'on the scale'],
    cards: [
      {
        id: 'technology-assessments',
        title: 'Technology assessments',
        description:
          'What you run, what it costs, who understands it and what breaks next. Read from the systems, then from the people.',
        picture: {
          name: 'consulting-6',
          alt: 'A stethoscope on a smiling computer; the server beside it wears a plaster',
        },
      },
      {
        id: 'strategic-planning',
        title: 'Strategic planning',
        description:
          'Three years on one page, in an order that pays for itself. The first step starts on Monday and needs no one’s approval.',
        picture: {
          name: 'consulting-2',
          alt: 'A green mountain with a path that winds past two flags to a third on its white top',
        },
      },
      {
        id: 'risk-management',
        title: 'Risk management',
        description:
          'A short list of what could stop the business, with a name and a date against each line. We rehearse the worst one.',
        picture: {
          name: 'consulting-1',
          alt: 'Falling dominoes stopped by one marigold block, two still standing behind it',
        },
      },
      {
        id: 'system-integration',
        title: 'System integration',
        description:
          'The till, the books and the warehouse exchange messages instead of exports. Each keeps working when another is down.',
        picture: {
          name: 'consulting-3',
          alt: 'Letters crossing brass arches between a till, a stack of books and a warehouse',
        },
      },
      {
        id: 'governance',
        title: 'Governance',
        description:
          'Who may change what, who signs for it and where that is written. Enough rules to sleep, too few to slow you down.',
        picture: {
          name: 'consulting-4',
          alt: 'A pen that has just signed a document, beside its pink seal',
        },
      },
      {
        id: 'partner',
        title: 'A partner with no stake',
        description:
          'On call for the supplier meeting, the tender and the contract clause on page 40. By the day, no retainer.',
        picture: {
          name: 'consulting-5',
          alt: 'A tennis court: two players at the net, and an umpire on a high chair',
        },
      },
    ],
  },
  teaser: {
    client: 'tandoor-lane',
    label: 'Case study, restaurants',
    title: 'Tandoor Lane: kept the tills, replaced everything behind them',
    facts: [
      { value: 'Nil', meaning: 'new tills bought, after three suppliers had quoted for them' },
      { value: 'One', meaning: 'list of guests, shared by every branch and the website' },
    ],
    link: { label: 'Read the case study', href: '/projects#tandoor-lane' },
  },
  ask: {
    sentence: [
      { words: 'Bring us the' },
      { sprite: { name: 'sprite-arch', decorative: true }, words: 'quote you cannot' },
      { sprite: { name: 'sprite-cube', decorative: true }, words: 'make sense of.' },
    ],
    action: { label: 'Start a project', href: '/contact' },
    lead: 'We read it line by line with you on the phone, say what is missing and what is padding, and charge nothing for the half hour.',
  },
});
