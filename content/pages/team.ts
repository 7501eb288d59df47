import { closing } from '@/components/sections/team/Closing/Closing.schema';
import { teamGrid } from '@/components/sections/team/TeamGrid/TeamGrid.schema';
import { teamIntro } from '@/components/sections/team/TeamIntro/TeamIntro.schema';
import { definePage } from '../schema/page';

const sections = { banner: teamIntro, grid: teamGrid, closing };

/** The words of /team. */
export const teamPage = definePage('team', sections, {
  meta: {
    title: 'Our Team Members',
    description:
      'Over 30 IT professionals on two riverbanks. Meet the six who will probably be in your first call with Rivermark.',
  },
  shows: ['team'],
  share: {
    kind: 'team',
    world: 'mint',
    alt: 'Clay busts of six members of the team, side by side',
  },
  banner: {
    breadcrumb: { path: [{ label: 'Home', href: '/' }], current: 'Team' },
    title: 'Our Team Members',
    lead: 'We are over 30 IT professionals on two riverbanks. We hire people who ask what the button is for before they draw it, and we keep them.',
  },
  grid: { title: 'These six will probably be in your first call.' },
  closing: {
    title: 'The first message still goes to Ananya.',
    lead: 'She started alone and never gave up the inbox. Write two lines about what is stuck, and she brings in whoever can unstick it.',
    action: { label: 'Contact Us', href: '/contact' },
    more: { label: 'Read how she began', href: '/about-me' },
    world: 'devops',
    picture: { name: 'team-1', decorative: true },
  },
});
