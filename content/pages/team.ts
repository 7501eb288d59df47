import { define } from '../schema/define';
import type { Share } from '../schema/share';
import { teamPage as schema } from '../schema/team-page';
import { team } from '../team';

/** The words of /team. */
export const teamPage = define('content/pages/team.ts', schema, {
  meta: {
    title: 'Our Team Members',
    description:
      'Over 30 IT professionals on two riverbanks. Meet the six who will probably be in your first call with Rivermark.',
  },
  intro: {
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

/** What its share picture shows. */
export const teamShare: Share = {
  title: teamPage.intro.title,
  world: 'mint',
  art: { kind: 'people', busts: team.map(({ image }) => image) },
  alt: 'Clay busts of six members of the team, side by side',
};
