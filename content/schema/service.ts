import { z } from 'zod';
import { ask } from '@/components/sections/Ask/Ask.schema';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { caseTeaser } from '@/components/sections/services/CaseTeaser/CaseTeaser.schema';
import { serviceIntro } from '@/components/sections/services/ServiceIntro/ServiceIntro.schema';
import { serviceParts } from '@/components/sections/services/ServiceParts/ServiceParts.schema';
import { meta } from './meta';
import { text } from './text';

const withParts = (count: 6 | 7) =>
  z.strictObject({
    meta,
    name: text,
    summary: text.describe('A sentence for the list of all services'),
    banner: stageBanner,
    intro: serviceIntro,
    parts: serviceParts.extend({ cards: serviceParts.shape.cards.length(count) }),
    teaser: caseTeaser,
    ask,
  });

/** A service page with six cards. */
export const serviceOfSix = withParts(6);

/** A service page with seven cards. */
export const serviceOfSeven = withParts(7);

export type Service = z.infer<typeof serviceOfSix>;
