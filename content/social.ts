import { define } from './schema/define';
import { socialStrip } from './schema/social-strip';

/** The social-links section of the team, team-details and project pages. */
export const social = define('content/social.ts', socialStrip, {
  title: 'Between projects, we talk here.',
  notes: [
    'Releases, open desks, and who joined.',
    'Paper prototypes and two rivers.',
    'Open evenings in Noida and Liverpool.',
  ],
});
