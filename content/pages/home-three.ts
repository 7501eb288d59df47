import { define } from '../schema/define';
import { homeArrangement } from '../schema/home';

/** The home page with the people and the figures first. */
export const homeThree = define('content/pages/home-three.ts', homeArrangement, {
  meta: {
    title: 'Vision, meet expertise',
    description:
      'Rivermark is a creative agency for digital transformation and innovation. Begin with the people in Noida and Liverpool and what they have shipped.',
  },
  hero: {
    title: ['Vision, meet', 'expertise.'],
    lead: 'Two rivers, one team, and somebody at a desk for most of your day. Tell us what you have in mind and an engineer will write back.',
    contact: { label: 'Start a project', href: '/contact' },
    projects: { label: 'See the projects', href: '/projects' },
    picture: {
      name: 'hero',
      alt: 'Clay model of two riverbanks, one with a dome and one with a clock tower, joined by a bridge that carries app screens',
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
