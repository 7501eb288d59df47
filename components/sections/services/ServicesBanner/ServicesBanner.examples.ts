import { z } from 'zod';
import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  action,
  breadcrumbTo,
  decorative,
  longAction,
  longBreadcrumb,
  longSentence,
  sentence,
} from '@/components/sections/samples';
import { picture } from '@/content/schema/picture';
import { ServicesBanner } from './ServicesBanner';
import { servicesBanner } from './ServicesBanner.schema';

const sets = dataFor(z.array(picture), [
  decorative('web-cut'),
  decorative('cloud-cut'),
  decorative('mobile-cut'),
  decorative('transform-cut'),
  decorative('consult-cut'),
  decorative('design-cut'),
  decorative('devops-cut'),
]);

export const examples = defineExamples(ServicesBanner, {
  'short words': {
    ...dataFor(servicesBanner, {
      breadcrumb: breadcrumbTo('Boats'),
      title: 'Boats',
      world: 'moss',
      statement: sentence,
      action,
    }),
    sets,
  },
  'long words': {
    ...dataFor(servicesBanner, {
      breadcrumb: longBreadcrumb,
      title: 'Boat hire',
      world: 'air',
      statement: longSentence,
      action: longAction,
    }),
    sets,
  },
});
