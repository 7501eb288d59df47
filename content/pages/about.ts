import { banksBanner } from '@/components/sections/about-us/BanksBanner/BanksBanner.schema';
import { story } from '@/components/sections/about-us/Story/Story.schema';
import { success } from '@/components/sections/about-us/Success/Success.schema';
import { definePage } from '../schema/page';

const sections = { banner: banksBanner, story, success };

/** About Us. */
export const about = definePage('about', sections, {
  meta: {
    title: 'About Us',
    description:
      'How Rivermark grew from one person in Noida to over 30 IT professionals on two rivers, what we count, and what clients say about working with us.',
  },
  shows: ['consultation', 'testimonials'],
  share: { kind: 'banks' },
  banner: {
    breadcrumb: { path: [{ label: 'Home', href: '/' }], current: 'About Us' },
    title: 'About Us',
    world: 'harbour',
    picture: {
      name: 'dusk',
      alt: 'Two clay riverbanks at dusk, their windows, lanterns and the bridge between them lit',
    },
    statement:
      'One team on two rivers. Vision starts on one bank, expertise on the other, and we build the bridge.',
  },
  story: {
    title: 'How we got across',
    lead: 'In 2008 Rivermark was one person, a borrowed desk in Noida and a grocer in Liverpool whose stock sheet kept lying. We have grown from one person to over 30 IT professionals. The grocer is still a client.',
    paragraphs: [
      'The grocer told his accountant, the accountant told half of the dock road, and by 2014 there was enough work on the Mersey to need a second kettle. Since then every project has had people on both banks: somebody writes the question in the evening and wakes up to the answer.',
      'The ledger below says 20+ because it counts permanent employees and nobody else. The rest of the thirty are specialists who have worked beside us for years and have their own mugs. We like figures that survive being checked.',
    ],
    links: [
      { label: 'Meet the founder', href: '/about-me' },
      { label: 'Meet Our Team', href: '/team' },
    ],
  },
  success: {
    title: 'Success, measured where it lands.',
    lead: 'Four things we count on every project, scored by the clients who use the result. The tallest column is the one nobody sees: their data, in order.',
    full: '100%',
    metrics: [
      { icon: { name: 'sprite-ball', decorative: true }, title: 'App Design', percentage: 85 },
      {
        icon: { name: 'sprite-cube', decorative: true },
        title: 'Software Design',
        percentage: 75,
      },
      { icon: { name: 'sprite-arch', decorative: true }, title: 'Web Design', percentage: 95 },
      {
        icon: { name: 'sprite-torus', decorative: true },
        title: 'Data Management',
        percentage: 99,
      },
    ],
  },
});
