import { z } from 'zod';
import { closing } from '@/components/sections/team/Closing/Closing.schema';
import { teamGrid } from '@/components/sections/team/TeamGrid/TeamGrid.schema';
import { teamIntro } from '@/components/sections/team/TeamIntro/TeamIntro.schema';
import { meta } from './meta';

/** The copy of the team page; the people are in `content/team.ts`. */
export const teamPage = z.strictObject({ meta, intro: teamIntro, grid: teamGrid, closing });
