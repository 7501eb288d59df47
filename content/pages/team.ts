import { closing } from '@/components/sections/team/Closing/Closing.schema';
import { teamIntro } from '@/components/sections/team/TeamIntro/TeamIntro.schema';
import { heading } from '../schema/heading';
import { definePage } from '../words/define-page';

const sections = { banner: teamIntro, grid: heading, closing };

/** The words of /team. */
export const teamPage = definePage('team', sections);
