import { define } from '../schema/define';
import { homeArrangement } from '../schema/home';

/** The home page opened with a project. */
export const homeTwo = define('content/pages/home-two.ts', homeArrangement, {
  meta: {
    title: 'Your vision, our expertise, one bridge',
    description:
      'Rivermark is a creative agency for digital transformation and innovation. Begin with what clients in retail, travel and payroll had us build.',
  },
  hero: {
    title: ['Your vision.', 'Our expertise.', 'One bridge.'],
    lead: 'Paywell wanted payslips that nobody rings the office about. In the first month the questions dropped to almost none.',
    contact: { label: 'Start a project', href: '/contact' },
    projects: { label: 'See the projects', href: '/projects' },
    picture: {
      name: 'case-pay',
      alt: 'Clay phone with an October payslip, beside stacks of coins on a jade floor',
    },
    sprites: [
      { name: 'sprite-torus', decorative: true },
      { name: 'sprite-arch', decorative: true },
      { name: 'sprite-ball', decorative: true },
      { name: 'sprite-cube', decorative: true },
      { name: 'sprite-pill', decorative: true },
    ],
  },
});
