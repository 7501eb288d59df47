import { missing as schema } from '@/components/sections/Missing/Missing.schema';
import { define } from '../schema/define';
import { meta } from '../schema/meta';

/** The 404 page, and what it says of a job that is not there. */
export const missing = define('content/pages/errors.ts', schema.extend({ meta }), {
  meta: {
    title: 'Page not found',
    description:
      'There is no page at this address. The home page leads to everything that is here.',
  },
  title: '404 - Page Not Found!',
  text: 'The page you are looking for does not exist',
  action: { label: 'Go to Home Page', href: '/' },
  search: { label: 'Search this site', href: '/search' },
  picture: { name: 'gap', alt: 'Two clay riverbanks; the bridge between them is missing' },
  ball: { name: 'sprite-ball', decorative: true },
  torus: { name: 'sprite-torus', decorative: true },
  job: {
    title: 'Job not found',
    text: 'This position has been filled, or it never had this address',
    action: { label: 'See Open Positions', href: '/careers' },
    under: '/job-description/',
    documentTitle: 'Job not found | Rivermark',
  },
});
