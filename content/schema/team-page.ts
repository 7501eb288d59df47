import { z } from 'zod';
import { closing } from '@/components/sections/team/Closing/Closing.schema';
import { breadcrumb } from './banner';
import { meta } from './meta';
import { text } from './text';

/** The banner of the team page. */
const teamIntro = z.strictObject({
  breadcrumb,
  title: text,
  lead: text,
});

export type TeamIntroData = z.infer<typeof teamIntro>;

/** What introduces the six cards. */
const teamGrid = z.strictObject({ title: text });

export type TeamGridData = z.infer<typeof teamGrid>;

/** The copy of the team page; the people are in `content/team.ts`. */
export const teamPage = z.strictObject({ meta, intro: teamIntro, grid: teamGrid, closing });
