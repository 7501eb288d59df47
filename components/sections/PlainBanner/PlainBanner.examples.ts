import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  breadcrumbTo,
  decorative,
  longBreadcrumb,
  longSentence,
  sentence,
} from '@/components/sections/samples';
import { PlainBanner } from './PlainBanner';
import { plainBanner } from './PlainBanner.schema';

export const examples = defineExamples(PlainBanner, {
  'with a lead and shapes': dataFor(plainBanner, {
    breadcrumb: breadcrumbTo('Boats'),
    title: 'Boats',
    lead: sentence,
    sprites: [decorative('sprite-arch'), decorative('sprite-ball'), decorative('sprite-torus')],
  }),
  'without a lead and shapes': dataFor(plainBanner, {
    breadcrumb: breadcrumbTo('Boats'),
    title: 'Boats',
    sprites: [],
  }),
  'long words': dataFor(plainBanner, {
    breadcrumb: longBreadcrumb,
    title: 'A week on the canals with a crew of four',
    lead: longSentence,
    sprites: [decorative('sprite-arch'), decorative('sprite-pill')],
  }),
});
