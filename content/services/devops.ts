import { define } from '../schema/define';
import { serviceOfSeven } from '../schema/service';

export const devops = define('content/services/devops.ts', serviceOfSeven, {
  meta: {
    title: 'DevOps: small, frequent, automatic releases',
    description:
      'Pipelines, infrastructure as code, tests and monitoring that make a release the dullest part of your week. Run from Noida and Liverpool.',
  },
  name: 'DevOps',
  summary: 'Small releases, made often, by a path anyone can read.',
  banner: {
    breadcrumb: {
      path: [
        { label: 'Home', href: '/' },
        { label: 'Services', href: '/services' },
      ],
      current: 'DevOps',
    },
    title: ['DevOps'],
    world: 'devops',
    base: {
      name: 'devops',
      alt: 'A white clay tube bent into an endless loop, with marigold clamps and gold rings',
    },
    cut: { name: 'devops-cut', decorative: true },
    statement: 'Release on a Tuesday afternoon and go home on time.',
    action: { label: 'Talk to an engineer', href: '#ask' },
  },
  intro: {
    title: 'Shipping should be the dullest part of your week.',
    evidence: {
      caption: 'One winter Tuesday, as logged on both banks',
      columns: [
        { label: 'Noida', kind: 'noida' },
        { label: 'Liverpool', kind: 'liverpool' },
        { label: 'What happened', kind: 'text' },
      ],
      rows: [
        ['19:30', '14:00', 'Merge lands on main'],
        ['19:33', '14:03', 'Image built, scanned and signed'],
        ['19:39', '14:09', '1,284 tests pass'],
        ['19:40', '14:10', 'Live for 1% of visitors'],
        ['19:50', '14:20', 'Live for everyone'],
        ['19:51', '14:21', 'Both banks watch one graph. Nothing to do.'],
      ],
    },
    paragraphs: [
      'Most teams fear the release because it is rare, large and done by hand. We make it small, frequent and automatic, then put the whole path in version control where anyone can read it.',
      'You keep the keys. The pipelines run in your accounts, the runbooks sit next to your code, and two offices five time zones apart mean someone is awake when it matters.',
    ],
    link: { label: 'See the seven parts', href: '#parts' },
  },
  parts: {
    title: ['One loop,', 'seven parts'],
    cards: [
      {
        id: 'ci-cd',
        title: 'CI/CD',
        description:
          'Every merge is built, checked and ready to ship. Deploys become a button, then a habit, then something nobody mentions.',
        picture: {
          name: 'devops-1',
          alt: 'A wagon carries a marigold parcel round a looped clay track with two gates',
        },
      },
      {
        id: 'infrastructure-as-code',
        title: 'Infrastructure as code',
        description:
          'Servers, networks and permissions live in version control. A new environment takes minutes and matches the last one exactly.',
        picture: {
          name: 'devops-2',
          alt: 'A sheet of code runs down to the floor, with three identical servers standing on it',
        },
      },
      {
        id: 'automated-testing',
        title: 'Automated testing',
        description:
          'Unit, browser and load tests run before review, so people can spend the review on ideas.',
        picture: {
          name: 'devops-6',
          alt: 'A robot arm stamps the last of three cubes; the first two bear ticks',
        },
      },
      {
        id: 'monitoring-and-logging',
        title: 'Monitoring and logging',
        description:
          'Dashboards you can read at 3 am, and alerts that only fire when someone should get up.',
        picture: {
          name: 'devops-4',
          alt: 'A pulse line crosses a dark screen beside a quiet brass bell',
        },
      },
      {
        id: 'collaboration',
        title: 'Collaboration',
        description:
          'Developers and operations share one backlog, one on-call rota and one definition of done.',
        picture: {
          name: 'devops-5',
          alt: 'Two clay figures carry one plank of blocks on their heads',
        },
      },
      {
        id: 'continuous-improvement',
        title: 'Continuous improvement',
        description:
          'Each month we measure lead time, failure rate and recovery, pick the worst number and move it.',
        picture: { name: 'devops-3', alt: 'A brass jack lifts the shortest of five clay columns' },
      },
      {
        id: 'partner',
        title: 'A partner after launch',
        description:
          'We stay on shift, or we train your team until it no longer needs us. Both count as finishing the job.',
        picture: {
          name: 'devops-7',
          alt: 'A marigold bicycle, one stabiliser still on, the other on the ground by a spanner',
        },
      },
    ],
  },
  teaser: {
    client: 'saltmarsh',
    label: 'Case study, food retail',
    title: 'Saltmarsh: one till for the shop, the deli and the website',
    facts: [
      {
        value: '12X',
        meaning: 'faster order processing since the till and the web shop share one queue',
      },
      { value: '95%', meaning: 'accuracy on stock counts, checked every night' },
    ],
    link: { label: 'Read the case study', href: '/project-details' },
  },
  ask: {
    sentence: [
      { words: 'Bring us the' },
      { sprite: { name: 'sprite-cube', decorative: true }, words: 'release nobody wants' },
      { sprite: { name: 'sprite-torus', decorative: true }, words: 'to push.' },
    ],
    action: { label: 'Start a project', href: '/contact' },
    lead: 'A call of half an hour, one engineer, no slides. You leave with the three fixes we would make first, whether or not we make them.',
  },
});
