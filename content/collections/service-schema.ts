import { z } from 'zod';
import { ask } from '@/components/sections/Ask/Ask.schema';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { caseTeaser } from '@/components/sections/services/CaseTeaser/CaseTeaser.schema';
import { serviceIntro } from '@/components/sections/services/ServiceIntro/ServiceIntro.schema';
import { serviceParts } from '@/components/sections/services/ServiceParts/ServiceParts.schema';
import type { BreadcrumbData } from '../files/breadcrumb';
import { writtenMeta } from '../files/meta';
import { reckoned } from '../schema/reckoned';
import { text } from '../schema/text';
import { writtenEvidence } from './clocks';
import { shownProject } from './projects';

/** What a page of a service shows below its banner, from top to bottom if its file says nothing else. */
const BELOW = ['intro', 'parts', 'teaser'] as const;

/** A service: `content/services/<slug>.yaml`. */
export const service = z.strictObject({
  name: text.describe('Its name, in menus too'),
  order: z.number().int().positive().describe('Its place in the menus'),
  hint: text.describe('A few words under the name in the menu'),
  summary: text.describe('A sentence for the list of all services'),
  meta: writtenMeta,
  sections: z
    .array(z.enum(BELOW))
    .refine((list) => new Set(list).size === list.length, 'Name each section once')
    .default([...BELOW])
    .describe('The sections below the banner, from top to bottom'),
  banner: stageBanner.omit({ breadcrumb: true }).extend({
    statement: reckoned(stageBanner.shape.statement).describe(
      'A sentence on the scene, if it is not the summary',
    ),
    title: reckoned(stageBanner.shape.title).describe(
      'The lines of the title, if it is not the name',
    ),
  }),
  intro: serviceIntro.extend({ evidence: writtenEvidence.optional() }),
  parts: serviceParts,
  teaser: caseTeaser
    .extend({
      project: shownProject.describe('The case study whose picture it shows'),
    })
    .optional()
    .describe('A case study. May be missing'),
  ask: ask
    .optional()
    .describe('The question at the end, if it is not that of the list of all services'),
});

export type ServiceFields = z.infer<typeof service>;

export type Service = Omit<ServiceFields, 'banner'> & {
  banner: ServiceFields['banner'] & { breadcrumb: BreadcrumbData };
};
