import { socialStrip } from '@/components/sections/SocialStrip/SocialStrip.schema';
import { define } from './schema/define';

/** The social-links section of the team, team-details and project pages. */
export const social = define('content/social.ts', socialStrip, {
  title: 'Between projects, we talk here.',
  notes: [
    'Releases, open desks, and who joined.',
    'Paper prototypes and two rivers.',
    'Open evenings in Noida and Liverpool.',
  ],
});
