import { closing } from '@/components/sections/team/Closing/Closing.schema';
import { teamGrid } from '@/components/sections/team/TeamGrid/TeamGrid.schema';
import { teamIntro } from '@/components/sections/team/TeamIntro/TeamIntro.schema';
import { definePage } from '../site/define-page';

const sections = {
  banner: teamIntro.partial({ dots: true, legend: true }),
  grid: teamGrid,
  closing,
};

/** The words of /team. */
export const teamPage = definePage('team', sections);
