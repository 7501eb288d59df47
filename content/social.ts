import { socialStrip } from '@/components/sections/SocialStrip/SocialStrip.schema';
import { define } from './schema/define';

/** The social-links section of the team, team-details and project pages. */
export const social = define('content/social.yaml', socialStrip);
