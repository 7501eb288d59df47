import { ask } from '@/components/sections/Ask/Ask.schema';
import { serviceIndex } from '@/components/sections/services/ServiceIndex/ServiceIndex.schema';
import { servicesBanner } from '@/components/sections/services/ServicesBanner/ServicesBanner.schema';
import { definePage } from '../schema/page';

const sections = { banner: servicesBanner, index: serviceIndex, ask };

/** The overview of the seven services. */
export const services = definePage('services', sections, {
  meta: {
    title: 'Services: seven crafts under one roof',
    description:
      'Mobile and custom software, digital transformation, design, IT consulting, DevOps and managed cloud: seven services, one team on both banks.',
  },
  share: {
    kind: 'row',
    pictures: [
      { name: 'consult-cut', decorative: true },
      { name: 'mobile-cut', decorative: true },
      { name: 'devops-cut', decorative: true },
      { name: 'cloud-cut', decorative: true },
      { name: 'design-cut', decorative: true },
    ],
    line: 'statement',
    alt: 'Clay models of the services in a row: a seesaw, phones, a loop, a cloud, a drawing board',
  },
  banner: {
    breadcrumb: { path: [{ label: 'Home', href: '/' }], current: 'Services' },
    title: 'Services',
    world: 'jade',
    statement: 'Seven things we do every day. You will need two of them.',
    action: { label: 'See all seven', href: '#services' },
  },
  index: {
    title: 'Come in by any of the seven doors.',
    lead: 'Behind each is the same team of designers and engineers. A project that starts in one room usually walks through three, and nobody has to be introduced again.',
  },
  ask: {
    sentence: [
      { words: 'Not sure' },
      { sprite: { name: 'sprite-torus', decorative: true }, words: 'which one? Describe' },
      { sprite: { name: 'sprite-cube', decorative: true }, words: 'the itch.' },
    ],
    action: { label: 'Describe it', href: '/contact' },
    lead: 'Tell us what slows you down, in your own words. We reply within one working day and say which of the seven it is, or whose number to ring instead.',
  },
});
